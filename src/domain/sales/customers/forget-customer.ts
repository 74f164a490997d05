import { FORGOTTEN_CUSTOMER, MISSING_EMAIL } from "#contract/sales/customers.ts";
import { conflict, notFound } from "../../errors.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { forgetInquiries } from "./forget-inquiries.ts";
import { forgetMails } from "./forget-mails.ts";
import { forgetWaiting } from "./forget-waiting.ts";

/**
 * Removes a customer's name, addresses and words, ends reservations and private pages. Orders keep their
 * pieces, sums and payments.
 * @param by the admin's username
 * @throws not-found; conflict while an order is open
 */
export async function forgetCustomer(shop: Shop, id: number, by: string | null): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const orders = await shop.db
      .selectFrom("orders")
      .select(["id", "status", "deletedAt"])
      .where("customerId", "=", id)
      .orderBy("id")
      .execute();
    const open = orders.find(
      ({ status, deletedAt }) =>
        deletedAt === null && status !== "completed" && status !== "cancelled",
    );
    if (open) {
      throw conflict(`Order ${open.id} is still open. Finish or cancel it first.`);
    }
    await forgetInquiries(shop, id, by);
    await forgetWaiting(shop, id);
    await forgetMails(
      shop,
      "order",
      orders.map((order) => order.id),
    );
    const { numDeletedRows } = await shop.db
      .deleteFrom("customers")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Customer");
    await forgetOrders(
      shop,
      orders.map((order) => order.id),
    );
    await recordChange(shop, by, { kind: "customer", action: "deleted" });
  });
}

async function forgetOrders(shop: Shop, ids: number[]): Promise<void> {
  const those = idList(shop, ids);
  await shop.db
    .updateTable("orders")
    .set({
      customerId: null,
      customerName: FORGOTTEN_CUSTOMER,
      customerEmail: MISSING_EMAIL,
      customerPhone: null,
      shippingAddress: "null",
      billingAddress: null,
      notes: null,
      trackingNumber: null,
    })
    .where("id", "in", those)
    .execute();
  await shop.db
    .updateTable("orderItems")
    .set({ customizations: null })
    .where("orderId", "in", those)
    .execute();
  await shop.db
    .updateTable("orderPayments")
    .set({ reference: null })
    .where("orderId", "in", those)
    .execute();
  await forgetHistory(shop, ids);
  // The platform has its own copy.
  await shop.db
    .updateTable("externalOrders")
    .set({ customerName: FORGOTTEN_CUSTOMER, customerEmail: null, orderData: "{}" })
    .where("internalOrderId", "in", those)
    .execute();
  await shop.db
    .updateTable("trash")
    .set({ label: FORGOTTEN_CUSTOMER })
    .where("kind", "=", "order")
    .where("entityId", "in", those)
    .execute();
}

/** Steps and sums stay; edits of the customer and the words of reasons go. */
async function forgetHistory(shop: Shop, ids: number[]): Promise<void> {
  await shop.db
    .deleteFrom("orderHistory")
    .where("orderId", "in", idList(shop, ids))
    .whereRef("fromStatus", "=", "toStatus")
    .execute();
  await shop.db
    .updateTable("orderHistory")
    .set({ reason: null, changes: null })
    .where("orderId", "in", idList(shop, ids))
    .execute();
}
