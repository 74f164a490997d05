/** Letters and digits in lower case: "Moon–Pendant, No. 2" equals "moon pendant no 2". A name without any keeps its other characters. */
export function normalizeName(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase();
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, "") || folded.replaceAll(/\s/g, "");
}
