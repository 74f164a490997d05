/** Folds case, accents, punctuation and spaces: "Sold-Out" and "sold out" are one word. A sign stays,
 * and so does a text of nothing else. */
export const normalizeWord = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<=\p{L})-(?=\p{L})|[^\p{L}\p{N}-]+/gu, " ")
    .trim() || text.trim();
