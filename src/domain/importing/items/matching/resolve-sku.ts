import type { ParsedPiece } from "#contract/importing/imports.ts";

/**
 * Ensures unique SKUs: a piece whose SKU is another one's comes without it, with a note.
 * @param findHolder what has the SKU already: the place of an earlier item or the name of a piece, in
 * quotation marks; null for none
 */
export function resolveSku(
  piece: ParsedPiece,
  findHolder: (sku: string) => string | null,
): { piece: ParsedPiece; notes: string[] } {
  const { sku } = piece;
  const holder = sku === null ? null : findHolder(sku);
  if (holder === null) return { piece, notes: [] };
  return {
    piece: { ...piece, sku: null },
    notes: [`Its SKU “${sku}” already belongs to ${holder}, so it was left out.`],
  };
}
