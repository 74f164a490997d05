import { analyse } from "chardet";
import { guessAlphabet } from "./guess-alphabet.ts";

export type DecodedText = { text: string; encoding: string };

/** Bytes sampled to guess the encoding. */
const SAMPLE_BYTES = 256 * 1024;
/** Below this confidence (of 100) the fallback is as good as the guess. */
const MIN_CONFIDENCE = 40;
const FALLBACK = "windows-1252";
const LATIN = /^(?:windows-125[24]|iso-8859-(?:1|3|4|9|10|13|14|15|16))$/i;

/**
 * Decodes a text file: by byte order mark, else as UTF-8 if valid, else by a guess.
 * @returns the text without its byte order mark, and the encoding's name
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const wide = detectUtf16(bytes);
  if (wide) return wide;
  if (isMostlyUtf8(bytes)) return "utf-8";
  return guessEncoding(bytes.subarray(0, SAMPLE_BYTES));
}

/** UTF-16 without a byte order mark: in Latin text every second byte is zero. */
function detectUtf16(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && odd > even * 4) return "utf-16le";
  return even > start.length / 8 && even > odd * 4 ? "utf-16be" : null;
}

/** A few invalid sequences do not make UTF-8 another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  let broken = 0;
  let wide = 0;
  for (const character of text) {
    if (character === "\uFFFD") broken += 1;
    else if (character > "\u007F") wide += 1;
  }
  return broken * 10 <= wide;
}

function guessEncoding(sample: Uint8Array): string {
  const [best] = analyse(sample);
  const isLatin = !best || best.confidence < MIN_CONFIDENCE || LATIN.test(best.name);
  const other = isLatin ? guessAlphabet(sample) : null;
  if (other !== null) return other;
  if (!best || best.confidence < MIN_CONFIDENCE) return FALLBACK;
  try {
    return new TextDecoder(best.name).encoding;
  } catch {
    // TextDecoder does not know the encoding.
    return FALLBACK;
  }
}
