import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { replaceContacts } from "../customer-links/replace-contacts.ts";
import { getCustomer } from "./get-customer.ts";

/**
 * Changes a customer; only what is sent changes. Orders keep what was recorded with them.
 * @param by the admin's username, for the history, which names no customer
 * @throws not-found; invalid, with its path, for a phone number without digits or somebody else's address
 */
export async function updateCustomer(
  shop: Shop,
  id: number,
  { name, notes, ringSizes, addresses, emails, phones }: CustomerPatch,
  by: string | null,
): Promise<Customer> {
  return inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("customers")
      .set({
        ...(name !== undefined && { name }),
        ...(notes !== undefined && { notes }),
        ...(ringSizes !== undefined && { ringSizes: JSON.stringify(ringSizes) }),
        ...(addresses !== undefined && { addresses: JSON.stringify(addresses) }),
        updatedAt: shop.now().toISOString(),
      })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound("Customer");
    if (emails) await replaceContacts(shop, id, "email", emails);
    if (phones) await replaceContacts(shop, id, "phone", phones);
    await recordChange(shop, by, { kind: "customer", action: "changed" });
    return getCustomer(shop, id);
  });
}
