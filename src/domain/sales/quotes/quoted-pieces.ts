import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { countForSale } from "../../catalogue/count-for-sale.ts";
import { conflict, DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { lockPiece } from "../inquiries/reservations/find-reserved-piece.ts";
import { releasePiece, reservePiece } from "../inquiries/reservations/reserve-piece.ts";

type Quote = Selectable<Tables["quotes"]>;
type Asker = { id: number; name: string };

/** The pieces of a quote and how many of each, in the order of ids, in which everything locks them. */
async function listQuoted({ db }: Shop, quoteId: number) {
  const rows = await db
    .selectFrom("quoteItems")
    .select(["productId", ({ fn }) => fn.sum<number>("quantity").as("quantity")])
    .where("quoteId", "=", quoteId)
    .where("productId", "is not", null)
    .groupBy("productId")
    .orderBy("productId")
    .execute();
  return rows.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
}

/**
 * Reserves the pieces of a quote until it ends, unless it was made not to. One that is made to order is
 * offered as it is.
 * @throws conflict when a piece is deleted, sold, short or reserved for somebody else
 */
export async function reserveQuoted(shop: Shop, quote: Quote, inquiry: Asker): Promise<void> {
  await requirePresent(shop, quote.id);
  for (const { productId, quantity } of await listQuoted(shop, quote.id)) {
    const piece = await lockPiece(shop, productId);
    const forSale = countForSale(piece);
    if (forSale === null) continue;
    if (piece.availability === "sold" || forSale === 0) throw conflict(`“${piece.name}” is sold.`);
    if (forSale < quantity) {
      throw conflict(`Only ${forSale} of “${piece.name}” in stock, ${quantity} are quoted.`);
    }
    if (quote.reserves) await reservePiece(shop, inquiry, productId, quote.validUntil);
  }
}

/** A piece that was deleted for good leaves its line without an id. */
async function requirePresent({ db }: Shop, quoteId: number): Promise<void> {
  const deleted = await db
    .selectFrom("quoteItems")
    .leftJoin("products", (join) =>
      join.onRef("products.id", "=", "quoteItems.productId").on("products.deletedAt", "is", null),
    )
    .select("quoteItems.title")
    .where("quoteId", "=", quoteId)
    .where("isCustom", "=", false)
    .where("products.id", "is", null)
    .orderBy("position")
    .executeTakeFirst();
  if (deleted) throw conflict(`“${deleted.title}” was deleted. Take it out of the quote first.`);
}

/** Makes the pieces that a quote reserved available again; those that are gone are left alone. */
export async function releaseQuoted(shop: Shop, quote: Quote, inquiry: Asker): Promise<void> {
  if (!quote.reserves) return;
  for (const { productId } of await listQuoted(shop, quote.id)) {
    const piece = await lockPiece(shop, productId).catch(ignoreMissing);
    if (piece) await releasePiece(shop, inquiry, piece);
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof DomainError && error.code === "not-found") return null;
  throw error;
}
