import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { runMigrations } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import type { Shop } from "../../../shop.ts";
import { rebuildOutdatedIndex } from "./rebuild-outdated-index.ts";

const BEFORE_FOUND_WORDS = 13;
const open: Database[] = [];

afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

/** A shop of an older version after all migrations. */
async function olderShop(): Promise<Shop> {
  const db = await openEmpty();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE_FOUND_WORDS });
  await sql`insert into products (name, description, price_cents)
    values ('Fern12 Ring', 'Hammered.', 100), ('Drop', 'A ferny hope.', 100)`.execute(db);
  const words = [
    { heading: "fern12 =fern12 ring =ring", body: "hammered =hammer" },
    { heading: "drop =drop", body: "a =a ferny =ferni hope =hope" },
  ];
  for (const [at, { heading, body }] of words.entries()) {
    await writeOlder(db, at + 1, heading, body);
  }
  await runMigrations(db, testEngine);
  return { ...(await testShop()), db };
}

test("rebuilds the index of an older version on start", async () => {
  const shop = await olderShop();
  await rebuildOutdatedIndex(shop);
  const find = async (search: string) => {
    const { items } = await listProducts(shop, { viewer: "visitor", query: { search } });
    return items.map(({ name }) => name);
  };
  expect(await find("fern")).toEqual(["Fern12 Ring", "Drop"]);
  expect(await find("rings")).toEqual(["Fern12 Ring"]);
  expect(await find("hammering")).toEqual(["Fern12 Ring"]);
  expect(await find("hoping")).toEqual(["Drop"]);
});

test("filters by the metals of pieces that an older version saved", async () => {
  const shop = await olderShop();
  await sql`update products set metals = '14k gold' where name = 'Drop'`.execute(shop.db);
  await rebuildOutdatedIndex(shop);
  const query = { metals: ["14k-gold"] };
  const { items } = await listProducts(shop, { viewer: "visitor", query });
  expect(items.map(({ name }) => name)).toEqual(["Drop"]);
});

test.runIf(testEngine === "sqlite")(
  "repeats an interrupted rebuild at the next start but not a finished one, and logs each",
  async () => {
    const { shop, lines } = listen(await olderShop());
    await sql`create trigger cut_short before insert on search_manner
      begin select raise(abort, 'cut short'); end`.execute(shop.db);
    await expect(rebuildOutdatedIndex(shop)).rejects.toThrow("cut short");
    await sql`drop trigger cut_short`.execute(shop.db);
    await rebuildOutdatedIndex(shop);
    expect(lines).toHaveLength(2);
    await rebuildOutdatedIndex(shop);
    expect(lines).toHaveLength(2);
  },
);

test("rebuilds nothing and logs nothing for a new shop", async () => {
  const { shop, lines } = listen(await testShop());
  await rebuildOutdatedIndex(shop);
  expect(lines).toEqual([]);
});

function listen(shop: Shop): { shop: Shop; lines: string[] } {
  const lines: string[] = [];
  const log = { ...shop.log, info: (line: string) => void lines.push(line) };
  return { shop: { ...shop, log }, lines };
}

async function openEmpty(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

async function writeOlder(db: Database, id: number, heading: string, body: string): Promise<void> {
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
