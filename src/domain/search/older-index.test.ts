import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { migrateWithin } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listProducts } from "../products/list-products.ts";

const BEFORE_FOUND_WORDS = 13;
let db: Database;

afterAll(() => db.destroy());

test("an index of an older shop finds the same in the newest shape, without being built anew", async () => {
  db = await openEmpty();
  await migrateWithin(db, testEngine, BEFORE_FOUND_WORDS);
  await sql`insert into products (name, description, price_cents)
    values ('Fern12 Ring', 'Hammered.', 100), ('Drop', 'A ferny hope.', 100)`.execute(db);
  const words = [
    { heading: "fern12 =fern12 ring =ring", body: "hammered =hammer" },
    { heading: "drop =drop", body: "a =a ferny =ferni hope =hope" },
  ];
  for (const [at, { heading, body }] of words.entries()) await writeOlder(at + 1, heading, body);
  await migrateWithin(db, testEngine);

  const shop = { ...(await testShop()), db };
  const find = async (search: string) => {
    const { items } = await listProducts(shop, { viewer: "visitor", query: { search } });
    return items.map(({ name }) => name);
  };
  expect(await find("fern")).toEqual(["Fern12 Ring", "Drop"]);
  expect(await find("rings")).toEqual(["Fern12 Ring"]);
  expect(await find("hammering")).toEqual(["Fern12 Ring"]);
  expect(await find("hoping")).toEqual(["Drop"]);
});

async function openEmpty(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

async function writeOlder(id: number, heading: string, body: string): Promise<void> {
  if (testEngine === "sqlite") {
    await sql`insert into product_search (rowid, heading, labels, details, code, body)
      values (${id}, ${heading}, '', '', '', ${body})`.execute(db);
  } else {
    const vector = [...toLexemes(heading, "A"), ...toLexemes(body, "D")].join(" ");
    await sql`insert into product_search (entity_id, words)
      values (${id}, ${vector}::tsvector)`.execute(db);
  }
  const known = `${heading} ${body}`.split(" ").filter((word) => /^=?\p{L}{4,}$/u.test(word));
  await db
    .insertInto("searchWords")
    .values(known.map((word) => ({ slip: word, word })))
    .execute();
}

const toLexemes = (words: string, weight: string): string[] =>
  words.split(" ").map((word, at) => `'${word}':${at + 1}${weight}`);
