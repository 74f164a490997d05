import { sql } from "kysely";
import { expect, test } from "vitest";
import { connectSqlite } from "#database/connect.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { isEmptyDatabase } from "./is-empty-database.ts";

test("a database is empty before its migrations", async () => {
  const db = connectSqlite(":memory:");
  expect(await isEmptyDatabase(db, "sqlite")).toBe(true);
  await db.destroy();
});

test("a new shop is empty although it has categories, and not with its first row", async () => {
  const { db, engine, ...shop } = await testShop({ isNew: true });
  const { rows } = await sql<{ count: number }>`select count(*) as count from categories`.execute(
    db,
  );
  expect(Number(rows[0]?.count)).toBe(8);
  expect(await isEmptyDatabase(db, engine)).toBe(true);
  await addPiece({ ...shop, db, engine });
  expect(await isEmptyDatabase(db, engine)).toBe(false);
});
