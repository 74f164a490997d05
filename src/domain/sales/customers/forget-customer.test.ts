import { sql } from "kysely";
import { expect, test } from "vitest";
import { ask, fillWithCustomer, MARK } from "#tests/support/customer-everywhere.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { forgetCustomer } from "./forget-customer.ts";

type Row = { row?: Record<string, unknown> };

/** The columns whose values hold a mark of the customer, of all tables of the database. */
async function findMarked({ db, engine }: TestShop): Promise<string[]> {
  const plain = db.withoutPlugins();
  const found = new Set<string>();
  for (const name of await listTables(plain, engine)) {
    const table = sql.table(name);
    // PostgreSQL's infinity is no date of JavaScript's.
    const row = engine === "sqlite" ? sql`*` : sql`to_jsonb(${table}) as row`;
    const { rows } = await sql<Row>`select ${row} from ${table}`.execute(plain);
    for (const each of rows) {
      for (const [column, value] of Object.entries<unknown>(each.row ?? each)) {
        if (MARK.test(JSON.stringify(value))) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].toSorted();
}

async function listTables(db: Database, engine: Engine): Promise<string[]> {
  const { rows } = await (
    engine === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  ).execute(db);
  // Those of SQLite's index hold its own numbers.
  return rows.flatMap(({ name }) => (/_search_(data|idx|docsize|config)$/.test(name) ? [] : name));
}

/** What holds words of a customer. A new column that can belongs here and in fillWithCustomer. */
const FILLED = [
  "bulk_change_items.before",
  "customer_contacts.match_key",
  "customer_contacts.value",
  "customers.addresses",
  "customers.name",
  "customers.name_key",
  "customers.notes",
  "customers.ring_sizes",
  "external_orders.customer_email",
  "external_orders.customer_name",
  "external_orders.order_data",
  "import_items.changes",
  "import_items.external_id",
  "import_items.made",
  "import_items.name",
  "import_items.piece",
  "import_items.raw",
  "import_items.record",
  "import_items.snapshot",
  "inquiries.email",
  "inquiries.name",
  "inquiries.phone",
  "inquiries.ring_size",
  "inquiry_messages.mailed_from",
  "inquiry_messages.text",
  "order_history.changes",
  "order_items.customizations",
  "order_payments.reference",
  "orders.billing_address",
  "orders.customer_email",
  "orders.customer_name",
  "orders.customer_phone",
  "orders.notes",
  "orders.shipping_address",
  "orders.tracking_number",
  "outgoing_mails.html",
  "outgoing_mails.recipient",
  "outgoing_mails.reply_to",
  "outgoing_mails.subject",
  "outgoing_mails.text",
  "product_sources.last_read",
  "products.reserved_for",
  "quote_items.details",
  "quote_items.ring_size",
  "quote_items.title",
  "quotes.note",
  "subscribers.email",
  "trash.label",
  "waiting_list.email",
];

test("leaves a customer's name, addresses and words in no table", async () => {
  const { shop } = await mailingShop();
  const customerId = await fillWithCustomer(shop);
  expect(await findMarked(shop)).toEqual(FILLED);
  await forgetCustomer(shop, customerId, "ada");
  // Letters are another matter: whoever subscribed ends that themselves.
  expect(await findMarked(shop)).toEqual(["subscribers.email"]);
});

test("leaves the name of a reservation that has ended, or whose piece is in the trash, in no table", async () => {
  const { shop } = await mailingShop();
  const ended = await addPiece(shop, { name: "Ring" });
  const dropped = await addPiece(shop, { name: "Band" });
  const inquiry = await ask(shop, "One", { productIds: [ended, dropped] });
  for (const productId of [ended, dropped]) {
    await reserveForInquiry(shop, inquiry.id, { productId, until: "2026-11-28" }, "ada");
  }
  await moveToTrash(shop, { kind: "product", entityId: dropped, label: "Band", by: "ada" });
  shop.clock.set("2026-12-01T12:00:00.000Z");
  await forgetCustomer(shop, inquiry.customerId ?? 0, "ada");
  expect(await findMarked(shop)).toEqual([]);
  const pieces = await shop.db
    .selectFrom("products")
    .select(["availability", "reservedUntil"])
    .execute();
  const available = { availability: "available", reservedUntil: null };
  expect(pieces).toEqual([available, available]);
});

test("leaves alone what is reserved for somebody else, and their words", async () => {
  const { shop } = await mailingShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const inquiry = await ask(shop, "One", { productIds: [productId] });
  const other = await addInquiry(shop, { name: "Bo", email: "bo@example.com", message: "Two" });
  await reserveForInquiry(shop, other.id, { productId, until: "2026-11-28" }, "ada");
  await forgetCustomer(shop, inquiry.customerId ?? 0, "ada");
  const { reservedFor } = await shop.db
    .selectFrom("products")
    .select("reservedFor")
    .executeTakeFirstOrThrow();
  expect(reservedFor).toBe("Bo");
  const { name, messages } = await getInquiry(shop, other.id);
  expect([name, messages[0]?.text]).toEqual(["Bo", "Two"]);
});
