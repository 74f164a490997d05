import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { openTestDatabase, testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres } from "./connect.ts";
import { migrateDatabase } from "./migrate.ts";
import type { Database } from "./tables.ts";

const NAMES = ["zinc", "Éclat", "EBONY", "E\u0301tain", "a-b", "Ab c", "Золото", "золотник"];

const addPieces = (db: Database) =>
  db
    .insertInto("products")
    // One row states more than the other: their values are written in another way then.
    .values(NAMES.map((name, at) => ({ name, priceCents: 100, ...(at === 2 && { sku: "B-1" }) })))
    .execute();

async function sortedNames(db: Database): Promise<string[]> {
  const query = db.selectFrom("products").innerJoin("productFacets", "productId", "products.id");
  const rows = await query.select("name").orderBy("productFacets.nameKey").execute();
  return rows.map(({ name }) => name);
}

const SORTED = ["a-b", "Ab c", "EBONY", "Éclat", "E\u0301tain", "zinc", "золотник", "Золото"];

test("writes the key with each name that is inserted or changed", async () => {
  const { db } = await openTestDatabase();
  await addPieces(db);
  expect(await sortedNames(db)).toEqual(SORTED);
  await db
    .updateTable("products")
    .set({ name: "Ähre", stock: 2 })
    .where("name", "=", "zinc")
    .execute();
  expect((await sortedNames(db))[2]).toBe("Ähre");
  await db.updateTable("products").set({ stock: 3 }).execute();
  expect((await sortedNames(db))[2]).toBe("Ähre");
  const person = { id: "1", username: "ÉMILIE", passwordHash: "hash" };
  await db.insertInto("users").values(person).execute();
  const { nameKey } = await db.selectFrom("users").select("nameKey").executeTakeFirstOrThrow();
  expect(nameKey).toBe("émilie");
  await db.destroy();
});

test("refuses a name whose key it cannot compute", async () => {
  const { db } = await openTestDatabase();
  const name = sql<string>`'Ring'`;
  await expect(db.updateTable("tags").set({ name }).execute()).rejects.toThrow(
    "Write the column name as a text",
  );
  const tag = { name, slug: "ring", type: "material" as const };
  await expect(db.insertInto("tags").values(tag).execute()).rejects.toThrow("as a text");
  const copy = db.selectFrom("tags").select(["name", "slug", "type"]);
  await expect(
    db.insertInto("tags").columns(["name", "slug", "type"]).expression(copy).execute(),
  ).rejects.toThrow("as a text");
  await db.destroy();
});

test("folds a text in a query as the keys are folded", async () => {
  const { db } = await openTestDatabase();
  expect(await foldInQuery(db)).toEqual(FOLDED);
  await db.destroy();
});

const FOLDED = [{ text: "émail золото σοφος 金", none: null }];

async function foldInQuery(db: Database) {
  const { rows } = await sql<{ text: string; none: null }>`
    select fold_text(cast(${"E\u0301MAIL ЗОЛОТО ΣΟΦΟΣ 金"} as text)) as text,
      fold_text(cast(null as text)) as none`.execute(db);
  return rows;
}

/** The server's own locale is C.UTF-8. */
const LOCALES = [
  "lc_collate 'C' lc_ctype 'C'",
  "locale_provider icu icu_locale 'en-US'",
  "locale_provider icu icu_locale 'tr-TR'",
];

test.runIf(testEngine === "postgres").each(LOCALES)(
  "sorts and folds alike in a database with %s",
  async (locale) => {
    const server = inject("postgresServer");
    const url = new URL(server);
    url.pathname = `shop_${randomBytes(6).toString("hex")}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${url.pathname.slice(1)} template template0 ${locale}`);
    const db = connectPostgres(url.href, 1);
    await migrateDatabase(db, "postgres");
    await addPieces(db);
    expect(await sortedNames(db)).toEqual(SORTED);
    expect(await foldInQuery(db)).toEqual(FOLDED);
    await db.destroy();
    await client.query(`drop database ${url.pathname.slice(1)}`);
    await client.end();
  },
);
