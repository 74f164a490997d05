import { withoutCustomer } from "#contract/channels/external-orders.ts";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { toEmailKey } from "../customer-links/contact-keys.ts";
import type { Person } from "./find-person.ts";

/**
 * Removes a customer from the orders of platforms that were accepted as these orders, and from those of their
 * addresses that nobody has accepted. The platform has its own copy.
 */
export async function forgetExternalOrders(
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
