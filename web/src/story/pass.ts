/** Passes an address on: by what the device offers, else into the clipboard. */
import { copy } from "../parts/copy";

/** Whether it is on its way; if not, it must be copied by hand. */
export async function pass(address: string, title: string, field?: HTMLInputElement): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url: address, title });
      return true;
    } catch (error) {
      if ((error as Error).name === "AbortError") return true; // thought better of it
    }
  }
  return copy(address, field);
}
