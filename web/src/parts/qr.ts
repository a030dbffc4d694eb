/** The dark modules of a QR code as one path. */
interface Code {
  addData(words: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}

export function modules(maker: (version: 0, correction: "M") => Code, words: string): { size: number; path: string } {
  const code = maker(0, "M");
  code.addData(words);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  }
  return { size, path };
}
