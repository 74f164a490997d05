import { sql } from "kysely";
import type { CustomerSummary } from "#contract/sales/customers.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

export type Contact = { customerId: number; kind: "email" | "phone"; value: string };

/** Customers with their contacts, the sum of their orders and how often they asked, in the order of the ids: four queries for all of them. */
export async function loadCustomers(shop: Shop, ids: number[]): Promise<CustomerSummary[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom("customers")
    .select(["id", "name", "createdAt"])
    .where("id", "in", idList(shop, ids))
    .execute();
  const contacts = await loadContacts(shop, ids);
  const sums = await loadSums(shop, ids);
  const inquiries = await countInquiries(shop, ids);
  const first = (id: number, kind: Contact["kind"]) =>
    contacts.find((contact) => contact.customerId === id && contact.kind === kind)?.value ?? null;
  const byId = new Map(
    rows.map(({ id, name, createdAt }) => [
      id,
      {
        id,
        name,
        email: first(id, "email"),
        phone: first(id, "phone"),
        orders: sums.get(id)?.orders ?? 0,
        ordersTotal: formatHundredths(sums.get(id)?.totalCents ?? 0),
        inquiries: inquiries.get(id)?.count ?? 0,
        lastContactAt:
          [sums.get(id)?.lastAt, inquiries.get(id)?.lastAt]
            .filter((at) => at !== undefined)
            .toSorted()
            .at(-1) ?? createdAt,
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The last added first. */
export const loadContacts = (shop: Shop, ids: number[]): Promise<Contact[]> =>
  shop.db
    .selectFrom("customerContacts")
    .select(["customerId", "kind", "value"])
    .where("customerId", "in", idList(shop, ids))
    .orderBy("id", "desc")
    .execute();

/** No figure counts an order from elsewhere. */
const IS_SOLD_HERE = sql`status <> 'cancelled' and source_name is null`;

async function loadSums(shop: Shop, ids: number[]) {
  const rows = await shop.db
    .selectFrom("orders")
    .select((eb) => [
      "customerId",
      eb.fn.max("createdAt").as("lastAt"),
      sql<number>`sum(case when ${IS_SOLD_HERE} then 1 else 0 end)`.as("orders"),
      sql<number>`sum(case when ${IS_SOLD_HERE} then total_cents else 0 end)`.as("totalCents"),
    ])
    .where("customerId", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .groupBy("customerId")
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

async function countInquiries(shop: Shop, ids: number[]) {
  const rows = await shop.db
    .selectFrom("inquiries")
    .select(({ fn }) => [
      "customerId",
      fn.countAll<number>().as("count"),
      fn.max("lastMessageAt").as("lastAt"),
    ])
    .where("customerId", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .groupBy("customerId")
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}
