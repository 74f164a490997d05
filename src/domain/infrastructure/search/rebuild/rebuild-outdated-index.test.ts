import { sql } from "kysely";
import { expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import type { Shop } from "../../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { rebuildOutdatedIndex } from "./rebuild-outdated-index.ts";

/** A shop whose index an older version of this software wrote. */
async function olderShop(): Promise<Shop> {
  const shop = await testShop();
  const pieces = [
    { name: "Pin", description: "Forged.", priceCents: 100 },
    { name: "Drop", description: "A ferny hope.", priceCents: 100 },
  ];
  await shop.db.insertInto("products").values(pieces).execute();
  await rebuildIndex(shop);
  await shop.db
    .updateTable("products")
    .set({ name: "Fern12 Ring", description: "Hammered." })
    .where("name", "=", "Pin")
    .execute();
  await sql`update search_index_version set version = 'older'`.execute(shop.db);
  return shop;
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
  expect(await find("forged")).toEqual([]);
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
    await sql`create trigger cut_short before insert on search_index_version
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
