import type { Customer } from "#contract/sales/customers.ts";
import { getCustomer } from "#domain/sales/customers/get-customer.ts";
import { listCustomers } from "#domain/sales/customers/list-customers.ts";
import type { Shop } from "#domain/shop.ts";

/** What files say of customers, by name. */
export async function customersOf(shop: Shop) {
  const { items } = await listCustomers(shop);
  const all = await Promise.all(items.map(({ id }) => getCustomer(shop, id)));
  return all.map(pick).toSorted((a, b) => a.name.localeCompare(b.name));
}

function pick({ name, emails, phones, addresses, notes, createdAt }: Customer) {
  return { name, emails, phones, addresses, notes, createdAt };
}
