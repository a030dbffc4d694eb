/** The drawn signs of The Great Race, once in the document: whoever shows `<use href="#petrol">` asks for them. */
import signs from "../../../../src/halftrack/games/great_race/data/symbols.svg?raw";

const SHEETS = new Set<string>();

/** The signs: petrol, damage, stop, danger, card, sea, air, halftrack, city-..., crew-... */
export function haveSymbols(): void {
  define("symbols", signs);
}

/** More drawings under a name of their own; the same name again changes nothing. */
export function define(name: string, drawings: string): void {
  if (SHEETS.has(name)) return;
  SHEETS.add(name);
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.style.position = "absolute";
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  defs.innerHTML = drawings.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  sheet.append(defs);
  document.body.append(sheet);
}
