import { MAX_CENTS } from "#contract/decimals.ts";
import type { NewOrder } from "#contract/sales/orders.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** A line of an order: a piece, or custom work without one. */
export type OrderLine = {
  productId: number | null;
  productName: string;
  quantity: number;
  priceCents: number;
  customizations: Record<string, unknown> | null;
};

type Named = { productName: string; priceCents: number };

/**
 * The lines of an order with the names and prices of their pieces.
 * @param present lines that the order has already: their pieces may be in the trash
 * @throws invalid, with its path, for a piece that does not exist
 */
export async function resolveLines(
  shop: Shop,
  items: NewOrder["items"],
  present: OrderLine[] = [],
): Promise<OrderLine[]> {
  const pieces = await findPieces(shop, items);
  for (const line of present) {
    if (line.productId !== null && !pieces.has(line.productId)) pieces.set(line.productId, line);
  }
  return items.map(({ productId = null, title, quantity, price, customizations = null }, index) => {
    if (productId === null) {
      return {
        productId,
        productName: title ?? "",
        quantity,
        priceCents: price ?? 0,
        customizations,
      };
    }
    const piece = pieces.get(productId);
    if (!piece) throw invalid(`items.${index}.productId`, `There is no piece ${productId}`);
    const priceCents = price ?? piece.priceCents;
    return { productId, productName: piece.productName, quantity, priceCents, customizations };
  });
}

async function findPieces({ db }: Shop, items: NewOrder["items"]): Promise<Map<number, Named>> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "name as productName", "priceCents"])
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, ...piece }) => [id, piece]));
}

type Amounts = { taxCents: number; shippingCents: number; depositCents: number | null };

/** Subtotal and total in cents. Throws as requireTotal does. */
export function sumOrder(lines: OrderLine[], amounts: Amounts) {
  const subtotalCents = sumLines(lines);
  const totalCents = subtotalCents + amounts.taxCents + amounts.shippingCents;
  requireTotal(totalCents, amounts);
  return { subtotalCents, totalCents };
}

export const sumLines = (lines: OrderLine[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

/** @throws invalid when the total is too large, or smaller than the deposit */
export function requireTotal(totalCents: number, { depositCents }: Amounts): void {
  if (totalCents > MAX_CENTS) throw invalid("items", "The total of the order is too large.");
  if (depositCents !== null && depositCents > totalCents) {
    throw invalid("deposit", "The deposit is more than the total.");
  }
}
