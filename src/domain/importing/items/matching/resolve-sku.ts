import type { ParsedPiece } from "#contract/imports.ts";
import { findSkuHolder } from "../../../catalogue/products/writing/find-sku-holder.ts";
import type { Shop } from "../../../shop.ts";
import type { MatchContext } from "./match-piece.ts";

type ResolvedSku = { piece: ParsedPiece; notes: string[] };

/**
 * Ensures unique SKUs: a piece whose SKU is another one's comes without it, with a note.
 * @param productId the matched piece; null for a new one
 * @param itemId the item itself, once stored
 */
export async function resolveSku(
  shop: Shop,
  importRun: MatchContext,
  piece: ParsedPiece,
  productId: number | null,
  itemId = 0,
): Promise<ResolvedSku> {
  const { sku } = piece;
  if (sku === null) return { piece, notes: [] };
  const holder =
    (await findPlaceOfSku(shop, importRun, sku, itemId)) ??
    (await findHolder(shop, sku, productId));
  if (holder === null) return { piece, notes: [] };
  return {
    piece: { ...piece, sku: null },
    notes: [`Its sku “${sku}” is that of ${holder} already and was left out.`],
  };
}

async function findPlaceOfSku(
  { db }: Shop,
  { syncLogId }: MatchContext,
  sku: string,
  itemId: number,
) {
  const earlier = await db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("sku", "=", sku)
    .where("verdict", "!=", "refuse")
    .where("id", "!=", itemId)
    .executeTakeFirst();
  return earlier?.place ?? null;
}

async function findHolder(shop: Shop, sku: string, productId: number | null) {
  const name = await findSkuHolder(shop, sku, productId);
  return name === null ? null : `“${name}”`;
}
