import { type ExpressionBuilder, sql } from "kysely";
import type { CustomerSummary } from "#contract/sales/customers.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { toSearchedDigits } from "../customer-links/contact-keys.ts";
import { loadCustomers } from "./load-customers.ts";

export type CustomerQuery = {
  /** A part of the name, an email address or a phone number. */
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/**
 * Customers by their last order or message, the newest first; all of them without a limit. Somebody whose
 * orders and inquiries are all in the trash, who came with no file, and about whom nothing was noted, is left out.
 */
export async function listCustomers(
  shop: Shop,
  { search, limit, offset = 0 }: CustomerQuery = {},
): Promise<Page<CustomerSummary>> {
  const matching = shop.db
    .selectFrom("customers")
    .where(isKnown)
    .$call((query) => (search ? query.where((eb) => matches(eb, search)) : query));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select("customers.id")
    .orderBy(lastContactAt, "desc")
    .orderBy("customers.id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  const items = await loadCustomers(
    shop,
    rows.map(({ id }) => id),
  );
  return { items, total };
}

const isKnown = (eb: ExpressionBuilder<Tables, "customers">) =>
  eb.or([
    eb("customers.notes", "is not", null),
    eb("customers.isImported", "=", true),
    eb.exists(
      eb
        .selectFrom("orders")
        .select("orders.id")
        .whereRef("orders.customerId", "=", "customers.id")
        .where("orders.deletedAt", "is", null),
    ),
    eb.exists(
      eb
        .selectFrom("inquiries")
        .select("inquiries.id")
        .whereRef("inquiries.customerId", "=", "customers.id")
        .where("inquiries.deletedAt", "is", null),
    ),
  ]);

/** The last order or message, else when the customer was added. */
const lastContactAt = sql<string>`coalesce((
  select max(contact.at) from (
    select orders.created_at as at from orders
    where orders.customer_id = customers.id and orders.deleted_at is null
    union all
    select inquiries.last_message_at as at from inquiries
    where inquiries.customer_id = customers.id and inquiries.deleted_at is null
  ) contact
), customers.created_at)`;

const matches = (eb: ExpressionBuilder<Tables, "customers">, search: string) => {
  const key = toSearchedDigits(search) ?? search;
  return eb.or([
    contains(eb.ref("customers.name"), search),
    eb.exists(
      eb
        .selectFrom("customerContacts")
        .select("customerContacts.id")
        .whereRef("customerContacts.customerId", "=", "customers.id")
        .where((eb) => contains(eb.ref("customerContacts.matchKey"), key)),
    ),
  ]);
};
