import { sql } from "kysely";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { listTableShapes } from "./list-table-shapes.ts";

test("lists every table that is not excluded on purpose", async () => {
  const shop = await testShop();
  const { rows } = await (
    shop.engine === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`
  ).execute(shop.db);
  const inBackup = (await listTableShapes(shop.db, shop.engine)).map(({ name }) => name);
  const out = rows.map(({ name }) => name).filter((name) => !inBackup.includes(name));
  expect(out.filter((name) => !/_search|^sqlite_/.test(name)).toSorted()).toEqual([
    "backup_tasks",
    "catalogue_revisions",
    "feed_fetches",
    "health_problems",
    "health_results",
    "leases",
    "product_facet_facts",
    "product_facet_sets",
    "product_facet_tags",
    "product_facets",
    "route_durations",
    "schema_migrations",
    "search_index_version",
    "search_words",
    "sessions",
    "sign_in_failures",
    "visitor_sketches",
    "visitor_writes",
  ]);
});

test("lists a table after those it references", async () => {
  const shop = await testShop();
  const names = (await listTableShapes(shop.db, shop.engine)).map(({ name }) => name);
  const follows = (later: string, earlier: string) => names.indexOf(later) > names.indexOf(earlier);
  expect(follows("product_images", "products")).toBe(true);
  expect(follows("product_images", "media")).toBe(true);
  expect(follows("collections", "products")).toBe(true);
  expect(follows("external_orders", "orders")).toBe(true);
});

test("leaves out the tables that Litestream adds to an embedded database", async () => {
  const { db, engine } = await testShop();
  await sql`create table _litestream_seq (seq integer)`.execute(db);
  const names = (await listTableShapes(db, engine)).map(({ name }) => name);
  expect(names.filter((name) => name.includes("litestream"))).toEqual([]);
});
