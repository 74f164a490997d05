import { type NewOrder, newOrderSchema } from "#contract/sales/orders.ts";
import { recordOrder } from "#domain/sales/orders/record-order.ts";
import type { Shop } from "#domain/shop.ts";

/** An order of Ada's as the call for it is read. */
export const newOrder = (items: object[], change: object = {}): NewOrder =>
  newOrderSchema.parse({
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    shippingAddress: {
      line1: "1 Mill Lane",
      city: "Staunton",
      state: "Virginia",
      postalCode: "24401",
      country: "USA",
    },
    items,
    ...change,
  });

/** Puts a piece into the shop, past its rules: one in stock for $129.00 unless the row says otherwise. */
export async function addPiece({ db }: Shop, row: object = {}): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({ name: "Moon pendant", priceCents: 12_900, stock: 1, ...row })
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
