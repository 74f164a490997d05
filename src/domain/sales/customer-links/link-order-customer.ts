import type { Shop } from "../../shop.ts";
import { addContacts, type Contacts } from "./add-contacts.ts";
import { toEmailKey } from "./contact-keys.ts";
import { linkCustomer } from "./link-customer.ts";

/**
 * Links an order to its customer by email address or phone number. An address that was corrected stays with
 * the customer it was corrected for, unless it is somebody else's.
 * @param confirmed as of linkCustomer; all of the order's when left out
 */
export async function linkOrderCustomer(
  shop: Shop,
  orderId: number,
  confirmed?: Contacts,
): Promise<void> {
  const order = await shop.db
    .selectFrom("orders")
    .select(["customerId", "customerName", "customerEmail", "customerPhone"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const contacts = { email: order.customerEmail, phone: order.customerPhone };
  const customerId = (await isOnlyOrder(shop, orderId, order))
    ? order.customerId
    : await linkCustomer(shop, { name: order.customerName, ...contacts }, confirmed);
  if (customerId !== null) await addContacts(shop, customerId, confirmed ?? contacts);
  if (customerId === order.customerId) return;
  await shop.db.updateTable("orders").set({ customerId }).where("id", "=", orderId).execute();
}

/** Whether the customer has this order alone and nobody has its email address. */
async function isOnlyOrder(
  { db }: Shop,
  orderId: number,
  { customerId, customerEmail }: { customerId: number | null; customerEmail: string },
): Promise<boolean> {
  if (customerId === null) return false;
  const other = await db
    .selectFrom("orders")
    .select("id")
    .where("customerId", "=", customerId)
    .where("id", "!=", orderId)
    .executeTakeFirst();
  if (other) return false;
  const key = toEmailKey(customerEmail);
  if (key === null) return true;
  const taken = await db
    .selectFrom("customerContacts")
    .select("id")
    .where("kind", "=", "email")
    .where("matchKey", "=", key)
    .where("customerId", "!=", customerId)
    .executeTakeFirst();
  return !taken;
}
