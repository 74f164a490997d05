/** "Moon–Pendant, No. 2" and "moon pendant no 2" are one name; of a name of signs only the signs count. */
export function normalizeName(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase();
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, "") || folded.replaceAll(/\s/g, "");
}
