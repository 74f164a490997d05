import { foldName } from "./fold-name.ts";

/** An address of the shop as it is compared: decoded, in lower case and composed. */
export const foldAddress = (address: string): string => foldName(decodeEscapes(address));

/** A text as it is read, with "%20" for a space. */
export const decodeEscapes = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, decode);

/** What encodes no text stays as it is written; so does a NUL, which PostgreSQL refuses. */
function decode(escapes: string): string {
  try {
    return escapes.includes("%00") ? escapes : decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
