/** Folds case, diacritics and plural endings: "Brooches", "brooch" and "BROOCH-es" are one word. */
export function toSingular(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain.replace(/(?<=ch|sh|x|ss)es$|(?<=\p{L}{2}[^s])s$/u, "");
}
