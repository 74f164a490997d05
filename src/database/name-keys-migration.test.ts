import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { migrateDatabase, runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

const BEFORE = 71;
const COMPOSED = "É".normalize("NFC");
const DECOMPOSED = "É".normalize("NFD");

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

test("gives a number to the newer of two names that are the same, and says so", async () => {
  const db = await databaseBefore();
  // Both databases hold these so far: lower() composes nothing.
  for (const [at, letter] of [COMPOSED, DECOMPOSED].entries()) {
    await sql`insert into tags (name, slug, type) values (${`${letter}mail`}, ${`tag-${at}`}, 'material')`.execute(
      db,
    );
    await sql`insert into categories (name, slug) values (${`${letter}tuis`}, ${`category-${at}`})`.execute(
      db,
    );
    const day =
      testEngine === "sqlite" ? `2026-11-0${at + 1}` : new Date(Date.UTC(2026, 10, at + 1));
    await sql`insert into users (id, username, password_hash, created_at)
      values (${`${9 - at}`}, ${`${letter}milie`}, 'hash', ${day})`.execute(db);
  }
  const long = "o\u0301".repeat(50);
  await sql`insert into tags (name, slug, type)
    values (${long}, 'long', 'material'), (${long.normalize("NFC")}, 'short', 'material')`.execute(
    db,
  );

  expect(await runMigrations(db, testEngine)).toEqual([
    `The categories “${COMPOSED}tuis” and “${DECOMPOSED}tuis” had the same name. The second is now called “${DECOMPOSED}tuis (2)”.`,
    `The tags “${COMPOSED}mail” and “${DECOMPOSED}mail” had the same name. The second is now called “${DECOMPOSED}mail (2)”.`,
    `The tags “${long}” and “${long.normalize("NFC")}” had the same name. The second is now called “${long.normalize("NFC")} (2)”.`,
    `The people “${COMPOSED}milie” and “${DECOMPOSED}milie” had the same username. The second now signs in as “${DECOMPOSED}milie (2)”.`,
  ]);
  const people = await db
    .selectFrom("users")
    .select(["id", "username", "nameKey"])
    .orderBy("id")
    .execute();
  expect(people).toEqual([
    { id: "8", username: `${DECOMPOSED}milie (2)`, nameKey: "émilie (2)" },
    { id: "9", username: `${COMPOSED}milie`, nameKey: "émilie" },
  ]);
  const changes = await db
    .selectFrom("changes")
    .select(["kind", "label", "fields", "username"])
    .orderBy("id")
    .execute();
  expect(changes).toEqual([
    { kind: "settings", label: "", fields: ["categories"], username: "" },
    { kind: "tag", label: `${DECOMPOSED}mail (2)`, fields: ["name"], username: "" },
    { kind: "tag", label: `${long.normalize("NFC")} (2)`, fields: ["name"], username: "" },
    { kind: "person", label: `${DECOMPOSED}milie (2)`, fields: ["username"], username: "" },
  ]);
  expect(await migrateDatabase(db, testEngine)).toEqual([]);
});

test("leaves a name as it is where the other one is in the trash", async () => {
  const db = await databaseBefore();
  await sql`insert into tags (name, slug, type, deleted_at)
    values (${`${COMPOSED}mail`}, 'one', 'material', '2026-11-20T15:00:00.000Z'), (${`${DECOMPOSED}mail`}, 'other', 'material', null)`.execute(
    db,
  );
  expect(await runMigrations(db, testEngine)).toEqual([]);
  const tags = await db.selectFrom("tags").select(["nameKey", "slug"]).orderBy("id").execute();
  expect(tags).toEqual([
    { nameKey: "émail", slug: "one" },
    { nameKey: "émail", slug: "other" },
  ]);
});

test("sorts the pieces, collections and customers that are there by their keys", async () => {
  const db = await databaseBefore();
  const names = Array.from({ length: 600 }, (_, at) => sql`(${`Élan ${at}`}, 100)`);
  await sql`insert into products (name, price_cents) values ${sql.join(names)}`.execute(db);
  await sql`insert into collections (title, slug, description) values ('Ångström', 'a', 'A')`.execute(
    db,
  );
  await sql`insert into customers (name) values ('ÉMILIE')`.execute(db);
  await runMigrations(db, testEngine);
  const facets = await db
    .selectFrom("productFacets")
    .select("nameKey")
    .orderBy("productId")
    .execute();
  expect(facets.map(({ nameKey }) => nameKey)).toEqual(names.map((_, at) => `elan ${at}`));
  expect(await db.selectFrom("collections").select("nameKey").execute()).toEqual([
    { nameKey: "angstrom" },
  ]);
  expect(await db.selectFrom("customers").select("nameKey").execute()).toEqual([
    { nameKey: "émilie" },
  ]);
});

test("fills in the keys of names that other software wrote, at the next start", async () => {
  const db = await databaseBefore();
  await migrateDatabase(db, testEngine);
  await db.insertInto("tags").values({ name: "Émail", slug: "one", type: "material" }).execute();
  await sql`insert into tags (name, slug, type) values ('émail', 'other', 'material')`.execute(db);
  expect(await migrateDatabase(db, testEngine)).toEqual([
    "The tags “Émail” and “émail” had the same name. The second is now called “émail (2)”.",
  ]);
});
