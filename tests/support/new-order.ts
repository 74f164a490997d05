import { type NewOrder, newOrderSchema } from "#contract/sales/orders.ts";
import { recordOrder } from "#domain/sales/orders/record-order.ts";
import type { Shop } from "#domain/shop.ts";

/** An order of Ada's as the call for it is read. */
export const newOrder = (items: object[], change: object = {}): NewOrder =>
  newOrderSchema.parse({
    customerName: "Áda Byron",
    customerEmail: "ada@example.com",
    // In another order than the schema's, as other software may send them.
    shippingAddress: {
      country: "USA",
      postalCode: "24401",
      state: "Virginia",
      city: "Staunton",
      line1: "1 Mill Lane",
    },
    items,
    ...change,
  });

/** Puts a piece into the shop, past its rules: one in stock for $129.00 unless the row says otherwise. */
export async function addPiece({ db }: Shop, row: object = {}): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({
      name: "Moon pendant",
      // In other scripts, and with an accent of its own.
      description: "Луна, 月, émail.",
      priceCents: 12_900,
      stock: 1,
      ...row,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records a repair for $50.00 of a customer. */
export const recordRepair = (
  shop: Shop,
  customerName: string,
  customerEmail: string,
  customerPhone: string | null = null,
) => {
  const customer = { customerName, customerEmail, customerPhone };
  const repair = { title: "Repair", quantity: 1, price: "50.00" };
  return recordOrder(shop, newOrder([repair], customer), "ada");
};
