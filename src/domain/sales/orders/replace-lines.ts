import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { returnStock } from "../stock/return-stock.ts";
import { takeStock } from "../stock/take-stock.ts";
import type { OrderLine } from "./order-lines.ts";

/** What an order holds of a piece. */
type Held = { quantity: number; taken: number; soldOut: boolean };

const NOTHING: Held = { quantity: 0, taken: 0, soldOut: false };

/**
 * Stores the lines of an order in place of those it has. Stock is taken for what is added and returned
 * for what is left out, once a piece and in the order of ids, so that two orders never deadlock. Call it
 * inside a transaction.
 * @throws conflict, naming the piece, for insufficient stock
 */
export async function replaceLines(shop: Shop, orderId: number, lines: OrderLine[]): Promise<void> {
  const before = await listHeld(shop, orderId);
  const wanted = Map.groupBy(lines, ({ productId }) => productId);
  const ids = [...new Set([...before.keys(), ...wanted.keys()])].filter((id) => id !== null);
  const held = new Map<number, Held>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    held.set(id, await hold(shop, id, before.get(id) ?? NOTHING, wanted.get(id) ?? []));
  }
  await shop.db.deleteFrom("orderItems").where("orderId", "=", orderId).execute();
  const rows = lines.map((line) => {
    const stock = line.productId === null ? undefined : held.get(line.productId);
    const stockTaken = Math.min(line.quantity, stock?.taken ?? 0);
    if (stock) stock.taken -= stockTaken;
    return {
      orderId,
      ...line,
      customizations: line.customizations ? JSON.stringify(line.customizations) : null,
      stockTaken,
      soldOut: stock?.soldOut ?? false,
      createdAt: shop.now().toISOString(),
    };
  });
  await shop.db.insertInto("orderItems").values(rows).execute();
}

async function listHeld({ db }: Shop, orderId: number): Promise<Map<number, Held>> {
  const rows = await db
    .selectFrom("orderItems")
    .select(["productId", "quantity", "stockTaken", "soldOut"])
    .where("orderId", "=", orderId)
    .where("productId", "is not", null)
    .execute();
  const held = new Map<number, Held>();
  for (const { productId, quantity, stockTaken, soldOut } of rows) {
    if (productId === null) continue;
    const before = held.get(productId) ?? NOTHING;
    held.set(productId, {
      quantity: before.quantity + quantity,
      taken: before.taken + stockTaken,
      soldOut: before.soldOut || soldOut,
    });
  }
  return held;
}

async function hold(shop: Shop, id: number, before: Held, lines: OrderLine[]): Promise<Held> {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (quantity > before.quantity) {
    const name = lines[0]?.productName ?? "";
    const added = await takeAll(shop, { id, name }, quantity - before.quantity);
    return {
      quantity,
      taken: before.taken + added.taken,
      soldOut: before.soldOut || added.soldOut,
    };
  }
  const surplus = Math.max(0, before.taken - quantity);
  if (surplus === 0) return { ...before, quantity };
  await returnStock(shop, id, { taken: surplus, soldOut: before.soldOut });
  return { quantity, taken: before.taken - surplus, soldOut: false };
}

async function takeAll(shop: Shop, { id, name }: { id: number; name: string }, quantity: number) {
  const stock = await takeStock(shop, id, quantity);
  if (!stock || stock.isDeleted || stock.short === quantity) {
    throw conflict(`“${name}” is out of stock.`);
  }
  if (stock.short === 0) return stock;
  throw conflict(`Only ${stock.taken} of “${name}” in stock, ${quantity} were asked for.`);
}
