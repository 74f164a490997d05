import { afterEach, expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** The last migration before texts had one kind of line break. */
const BEFORE = 82;

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

test("messages so far keep their lines", async () => {
  const db = await connect();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE });
  const { id: inquiryId } = await db
    .insertInto("inquiries")
    .values({ state: "new", name: "Ana", lastMessageAt: "2026-11-20T15:00:00.000Z" })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const text of ["a\r\n\r\nb\rc", "d\ne"]) {
    await db.insertInto("inquiryMessages").values({ inquiryId, kind: "customer", text }).execute();
  }
  await runMigrations(db, testEngine);
  const rows = await db.selectFrom("inquiryMessages").select("text").orderBy("id").execute();
  expect(rows.map(({ text }) => text)).toEqual(["a\n\nb\nc", "d\ne"]);
});
