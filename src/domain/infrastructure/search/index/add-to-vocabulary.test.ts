import { sql } from "kysely";
import { expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { addToVocabulary } from "./add-to-vocabulary.ts";

const blank = { id: 1, heading: "", labels: "", details: "", code: "" };

test.runIf(testEngine === "postgres")(
  "adds new words in one order, so that two transactions never wait for each other",
  async () => {
    const shop = await testShop();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const inTurn = shop.db.transaction().execute(async (db) => {
      await addToVocabulary({ ...shop, db }, [{ ...blank, body: "amber" }]);
      first.resolve();
      await second.promise;
      // The other transaction would hold this word, and wait for the one above.
      await addToVocabulary({ ...shop, db }, [{ ...blank, body: "zircon" }]);
    });
    await first.promise;
    const other = shop.db.transaction().execute(async (db) => {
      await sql`set local deadlock_timeout = '10ms'`.execute(db);
      await addToVocabulary({ ...shop, db }, [{ ...blank, body: "zircon amber" }]);
    });
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
        return rows.length;
      })
      .toBe(1);
    second.resolve();
    await Promise.all([inTurn, other]);
    const words = await shop.db
      .selectFrom("searchWords")
      .select("word")
      .whereRef("variant", "=", "word")
      .where("word", "in", ["amber", "zircon"])
      .execute();
    expect(words).toHaveLength(2);
  },
);

test("saves two pieces at once that have the same new words in another order", async () => {
  const shop = await testShop();
  const words = Array.from({ length: 500 }, (_, at) =>
    [at % 26, Math.floor(at / 26), at % 7].map((each) => String.fromCodePoint(97 + each)).join("q"),
  );
  const save = (description: string) =>
    createProduct(shop, { name: "Ring", price: 100, description }, { by: null });
  await Promise.all([save(words.join(" ")), save(words.toReversed().join(" "))]);
  const { count } = await shop.db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});
