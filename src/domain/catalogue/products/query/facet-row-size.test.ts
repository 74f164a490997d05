import { sql } from "kysely";
import { expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import { updateProduct } from "../update-product.ts";

const PIECES = 200;

test.runIf(testEngine === "postgres")(
  "stores the words outside product_facets' rows after any change",
  async () => {
    const shop = await testShop();
    await sql`insert into products (name, description, price_cents)
      select 'Piece ' || n, (select string_agg('word' || n * m, ' ') from generate_series(1, 60) m), 100
      from generate_series(1, ${PIECES}::integer) n`.execute(shop.db);
    await rebuildIndex(shop);
    const [first] = await shop.db.selectFrom("products").select("id").limit(1).execute();
    if (!first) throw new Error("There is no piece.");
    await updateProduct(shop, first.id, { name: "Piece that is called otherwise" }, null);
    await sql`vacuum full product_facets`.execute(shop.db);

    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('product_facets') / ${PIECES} as bytes`.execute(shop.db);
    expect(rows[0]?.bytes).toBeLessThan(200);
  },
);

test.runIf(testEngine === "postgres")(
  "stores names within product_facets' rows, so that sorting does not fetch them",
  async () => {
    const shop = await testShop();
    await sql`insert into products (name, price_cents)
      select 'Hammered ring with fern leaves no. ' || n, 100
      from generate_series(1, ${PIECES}::integer) n`.execute(shop.db);
    const blocks = await shop.db.transaction().execute(async (db) => {
      await sql`set local enable_indexscan = off`.execute(db);
      await sql`set local enable_indexonlyscan = off`.execute(db);
      const { rows } = await sql<{ "QUERY PLAN": [{ Plan: { "Shared Hit Blocks": number } }] }>`
        explain (analyze, buffers, format json)
        select product_id from product_facets order by name_key, product_id`.execute(db);
      return rows[0]?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"];
    });
    expect(blocks).toBeLessThan(PIECES);
  },
);
