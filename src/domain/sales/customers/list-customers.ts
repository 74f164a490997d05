import { type ExpressionBuilder, sql } from "kysely";
import type { CustomerSummary } from "#contract/customers.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { loadCustomers } from "./load-customers.ts";

export type CustomerQuery = {
  /** A part of the name, an email address or a phone number. */
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/**
 * Customers by their last order, the newest first; all of them without a limit. Somebody whose orders are
 * all in the trash, and about whom nothing was noted, is left out.
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
    .orderBy(lastOrderAt, "desc")
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
    eb.exists(
      eb
        .selectFrom("orders")
        .select("orders.id")
        .whereRef("orders.customerId", "=", "customers.id")
        .where("orders.deletedAt", "is", null),
    ),
  ]);

const lastOrderAt = (eb: ExpressionBuilder<Tables, "customers">) =>
  eb.fn.coalesce(
    eb
      .selectFrom("orders")
      .select(sql<string>`max(orders.created_at)`.as("at"))
      .whereRef("orders.customerId", "=", "customers.id")
      .where("orders.deletedAt", "is", null),
    eb.ref("customers.createdAt"),
  );

const FEWEST_DIGITS = 3;

const matches = (eb: ExpressionBuilder<Tables, "customers">, search: string) => {
  const digits = search.replaceAll(/\D/g, "");
  const isNumber = digits.length >= FEWEST_DIGITS && !/[a-z@]/i.test(search);
  return eb.or([
    contains(eb.ref("customers.name"), search),
    eb.exists(
      eb
        .selectFrom("customerContacts")
        .select("customerContacts.id")
        .whereRef("customerContacts.customerId", "=", "customers.id")
        .where((eb) =>
          contains(eb.ref("customerContacts.matchKey"), isNumber ? digits : search),
        ),
    ),
  ]);
};
