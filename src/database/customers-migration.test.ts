import { afterEach, expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** The last migration before orders had customers. */
const BEFORE = 32;

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function databaseBefore(): Promise<Database> {
  const db = await connect();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE });
  return db;
}

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

const ORDERS = [
  { customerName: "Ana", customerEmail: " Ana@Example.com", customerPhone: "(434) 555-0187" },
  { customerName: "Bo", customerEmail: "no-address@customer.invalid", customerPhone: null },
  {
    customerName: "A. Castillo",
    customerEmail: "ana@example.com",
    customerPhone: "+1 434.555.0187",
  },
  { customerName: "Cy", customerEmail: "cy@example.com", customerPhone: "call" },
];

test("orders so far get one customer for each email address, with its phone numbers", async () => {
  const db = await databaseBefore();
  for (const order of ORDERS) {
    await db
      .insertInto("orders")
      .values({ ...order, shippingAddress: "null", subtotalCents: 100, totalCents: 100 })
      .execute();
  }
  await db
    .insertInto("trash")
    .values({ kind: "order", entityId: 4, label: "Order 4", expiresAt: "2027-01-01T00:00:00.000Z" })
    .execute();
  await runMigrations(db, testEngine);
  const orders = await db.selectFrom("orders").select("customerId").orderBy("id").execute();
  const [ana, bo, again, cy] = orders.map(({ customerId }) => customerId);
  expect([bo, again]).toEqual([null, ana]);
  expect(cy).not.toBe(ana);
  const customers = await db.selectFrom("customers").select(["id", "name"]).orderBy("id").execute();
  expect(customers).toEqual([
    { id: ana, name: "Ana" },
    { id: cy, name: "Cy" },
  ]);
  const contacts = await db
    .selectFrom("customerContacts")
    .select(["customerId", "kind", "matchKey"])
    .orderBy("id")
    .execute();
  expect(contacts).toEqual([
    { customerId: ana, kind: "email", matchKey: "ana@example.com" },
    { customerId: cy, kind: "email", matchKey: "cy@example.com" },
    { customerId: ana, kind: "phone", matchKey: "4345550187" },
  ]);
  const added = await db
    .insertInto("customers")
    .values({ name: "Di" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(added.id).toBeGreaterThan(cy ?? 0);
  expect(await db.selectFrom("trash").select(["kind", "label"]).execute()).toEqual([
    { kind: "order", label: "Order 4" },
  ]);
});
