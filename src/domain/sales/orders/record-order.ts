import { MAX_CENTS } from "#contract/decimals.ts";
import { addressSchema, type Address, type NewOrder, type Order } from "#contract/orders.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getOrder } from "./get-order.ts";
import { takeStock, type TakenStock } from "../stock/take-stock.ts";

type Piece = { id: number; name: string; priceCents: number };

/**
 * Records an order agreed on by email and takes its stock. An omitted price is the piece's; subtotal and
 * total are computed.
 * @param by the admin's username, for the history
 * @throws invalid, with its path, for a piece that does not exist; conflict for insufficient stock
 */
export async function recordOrder(shop: Shop, input: NewOrder, by: string | null): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const pieces = await findPieces(shop, input);
    const orderId = await insertOrder(shop, input, pieces);
    await insertItems(shop, orderId, input, pieces);
    await shop.db
      .insertInto("orderHistory")
      .values({ orderId, toStatus: "pending", username: by, createdAt: shop.now().toISOString() })
      .execute();
    return getOrder(shop, orderId);
  });
}

async function findPieces(shop: Shop, { items }: NewOrder): Promise<Map<number, Piece>> {
  const ids = items.map(({ productId }) => productId);
  const rows = await shop.db
    .selectFrom("products")
    .select(["id", "name", "priceCents"])
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .execute();
  const pieces = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.findIndex((id) => !pieces.has(id));
  if (missing === -1) return pieces;
  throw invalid(`items.${missing}.productId`, `There is no piece ${ids[missing]}`);
}

async function insertOrder(
  { db, now }: Shop,
  input: NewOrder,
  pieces: Map<number, Piece>,
): Promise<number> {
  const subtotalCents = input.items.reduce(
    (sum, item) => sum + priceOf(item, pieces) * item.quantity,
    0,
  );
  const taxCents = input.tax ?? 0;
  const shippingCents = input.shipping ?? 0;
  const totalCents = subtotalCents + taxCents + shippingCents;
  if (totalCents > MAX_CENTS) throw invalid("items", "The total of the order is too large.");
  const { id } = await db
    .insertInto("orders")
    .values({
      customerEmail: input.customerEmail,
      customerName: input.customerName,
      customerPhone: input.customerPhone ?? null,
      shippingAddress: toJson(input.shippingAddress),
      billingAddress: input.billingAddress ? toJson(input.billingAddress) : null,
      subtotalCents,
      taxCents,
      shippingCents,
      totalCents,
      notes: input.notes ?? null,
      createdAt: now().toISOString(),
      updatedAt: now().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Drops fields that do not belong to an address. */
const toJson = (address: Address): string => JSON.stringify(addressSchema.parse(address));

const priceOf = (item: NewOrder["items"][number], pieces: Map<number, Piece>): number =>
  item.price ?? pieces.get(item.productId)?.priceCents ?? 0;

/** Takes stock once a piece, for all its lines, and in the order of ids, so that two orders never deadlock. */
async function insertItems(
  shop: Shop,
  orderId: number,
  { items }: NewOrder,
  pieces: Map<number, Piece>,
): Promise<void> {
  const byPiece = Map.groupBy(items, ({ productId }) => productId);
  const taken = new Map<number, TakenStock>();
  for (const piece of [...pieces.values()].toSorted((a, b) => a.id - b.id)) {
    const quantity = (byPiece.get(piece.id) ?? []).reduce((sum, item) => sum + item.quantity, 0);
    taken.set(piece.id, await takeAll(shop, piece, quantity));
  }
  const rows = items.map((item) => {
    const of = taken.get(item.productId);
    return {
      orderId,
      productId: item.productId,
      productName: pieces.get(item.productId)?.name ?? "",
      quantity: item.quantity,
      priceCents: priceOf(item, pieces),
      customizations: item.customizations ? JSON.stringify(item.customizations) : null,
      stockTaken: of?.taken ? item.quantity : 0,
      soldOut: of?.soldOut ?? false,
      createdAt: shop.now().toISOString(),
    };
  });
  await shop.db.insertInto("orderItems").values(rows).execute();
}

/** @throws conflict, naming the piece, for insufficient stock */
async function takeAll(shop: Shop, { id, name }: Piece, quantity: number): Promise<TakenStock> {
  const stock = await takeStock(shop, id, quantity);
  if (!stock || stock.isDeleted || stock.short === quantity) {
    throw conflict(`“${name}” is out of stock.`);
  }
  if (stock.short === 0) return stock;
  throw conflict(`Only ${stock.taken} of “${name}” in stock, ${quantity} were asked for.`);
}
