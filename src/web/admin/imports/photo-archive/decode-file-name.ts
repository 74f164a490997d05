const UTF8_FLAG = 0x08_00;

/** The letters from 0x80 of code pages 437 and 850, which older programs on Windows write names in. */
const LETTERS = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ";
const MORE_LETTERS = "áíóúñÑ";
const SHARP_S = 0xe1;

/** The name of a file in a ZIP. */
export function decodeFileName(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: (flags & UTF8_FLAG) === 0 }).decode(bytes);
  } catch {
    return Array.from(bytes, decodeLetter).join("");
  }
}

function decodeLetter(code: number): string {
  if (code < 0x80) return String.fromCodePoint(code);
  if (code === SHARP_S) return "ß";
  return LETTERS[code - 0x80] ?? MORE_LETTERS[code - 0xa0] ?? "_";
}
