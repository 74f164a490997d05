/**
 * A name as it is compared: in lower case by Unicode's rules and composed (NFC), so that "É" is "é" in whatever
 * way either was typed. Not NFKC, which would also make one of names that look different ("①" and "1").
 */
export const foldName = (name: string): string => boundMarks(name.toLowerCase()).normalize("NFC");

const MAX_SORT_KEY_LENGTH = 255;

/**
 * What names are sorted by: lower case without accents. Only the accents of Latin, Greek and Cyrillic letters go,
 * since the marks of other scripts are vowels. Cut to what an index holds.
 */
export const toSortKey = (name: string): string =>
  withoutAccents(name, /[\u0300-\u036f]/g).slice(0, MAX_SORT_KEY_LENGTH);

/** Sorts names as the database sorts their keys. */
export function compareNames(one: string, other: string): number {
  const [a, b] = [toSortKey(one), toSortKey(other)];
  return a < b ? -1 : Number(a > b);
}

/** A text in lower case without accents. @param accents the combining marks that are left out */
export const withoutAccents = (text: string, accents = /\p{M}/gu): string =>
  boundMarks(text.toLowerCase())
    .normalize("NFKD")
    .replace(accents, "")
    .replace(/[æœøßłđðþı]/gu, (letter) => LETTER_FOLDINGS[letter] ?? letter);

/**
 * Normalizing takes the square of the marks that follow one another. A joiner after each thirtieth ends them:
 * the "Stream-Safe Text Format" of UAX #15.
 */
const boundMarks = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, "$&\u034f");

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTER_FOLDINGS: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
