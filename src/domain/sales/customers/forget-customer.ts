import { FORGOTTEN_CUSTOMER, MISSING_EMAIL } from "#contract/sales/customers.ts";
import { withoutCustomer } from "#contract/channels/external-orders.ts";
import { conflict, notFound } from "../../errors.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { deleteMediaNow } from "../../media/library/delete-unreferenced-media.ts";
import type { Shop } from "../../shop.ts";
import { findPerson, type Person } from "./find-person.ts";
import { forgetImports } from "./forget-imports.ts";
import { forgetInquiries } from "./forget-inquiries.ts";
import { forgetMails } from "./forget-mails.ts";
import { forgetNames } from "./forget-names.ts";
import { deleteWaiters } from "../waiting-list/delete-waiters.ts";
import { toEmailKey } from "../customer-links/contact-keys.ts";

/**
 * Removes a customer's name, addresses and words, ends reservations and private pages. Orders keep their
 * pieces, sums and payments.
 * @param by the admin's username
 * @throws not-found; conflict while an order is open
 */
export async function forgetCustomer(shop: Shop, id: number, by: string | null): Promise<void> {
  const photos = await inTransaction(shop, async (shop) => {
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
    const orderIds = orders.map((order) => order.id);
    const person = await findPerson(shop, id);
    const photos = await forgetInquiries(shop, id, person, by);
    await forgetWaiting(shop, id);
    await forgetMails(shop, "order", orderIds);
    await forgetExternalOrders(shop, person, orderIds);
    await forgetImports(shop, person, { customerId: id, orderIds });
    await forgetNames(shop, person);
    const { numDeletedRows } = await shop.db
      .deleteFrom("customers")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Customer");
    await forgetOrders(shop, orderIds);
    await recordChange(shop, by, { kind: "customer", action: "deleted" });
    return photos;
  });
  // Files cannot be rolled back. Those that are left after a crash are deleted as any that nothing shows.
  await deleteMediaNow(shop, photos);
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

/** Takes a customer's addresses off every waiting list. */
async function forgetWaiting(shop: Shop, customerId: number): Promise<void> {
  const rows = await shop.db
    .selectFrom("waitingList")
    .innerJoin("customerContacts", "customerContacts.matchKey", "waitingList.email")
    .select("waitingList.id")
    .where("customerContacts.kind", "=", "email")
    .where("customerContacts.customerId", "=", customerId)
    .execute();
  await deleteWaiters(
    shop,
    rows.map(({ id }) => id),
  );
}

/**
 * Removes a customer from the orders of platforms that were accepted as these orders, and from those of their
 * addresses that nobody has accepted. The platform has its own copy.
 */
async function forgetExternalOrders(
  { db, ...shop }: Shop,
  { emails }: Person,
  orderIds: number[],
): Promise<void> {
  const rows = await db
    .selectFrom("externalOrders")
    .select(["id", "internalOrderId", "customerEmail", "orderData"])
    .where((eb) =>
      eb.or([
        eb("internalOrderId", "in", idList(shop, orderIds)),
        eb.and([eb("internalOrderId", "is", null), eb("customerEmail", "is not", null)]),
      ]),
    )
    .execute();
  for (const { id, internalOrderId, customerEmail, orderData } of rows) {
    if (internalOrderId === null && !emails.includes(toEmailKey(customerEmail) ?? "")) continue;
    await db
      .updateTable("externalOrders")
      .set({
        customerName: FORGOTTEN_CUSTOMER,
        customerEmail: null,
        orderData: JSON.stringify(withoutCustomer(orderData)),
      })
      .where("id", "=", id)
      .execute();
  }
}
