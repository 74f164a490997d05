import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { connectSqlite } from "#database/connect.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { isEmptyDatabase, replaceContents } from "./fill-database.ts";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { findSchemaVersion } from "#database/migrate.ts";
import { MIGRATIONS_FOLDER } from "#database/read-migrations.ts";
import { createEmptyDatabase } from "#tests/support/create-empty-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { listTableShapes } from "../../../infrastructure/table-dump/list-table-shapes.ts";
import { readRows } from "../../../infrastructure/table-dump/read-rows.ts";

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

/** The migrations of this version, and a later one. */
async function laterMigrations(): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-later-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const later = "alter table tags add column note text;\nupdate tags set note = 'Of ' || name;\n";
  await writeFile(path.join(folder, "9000_tag_notes.sql"), later);
  return pathToFileURL(`${folder}/`);
}

test("inserts rows of an older schema, and then runs the later migrations", async () => {
  const { db } = await testShop();
  await db.insertInto("tags").values({ name: "Opal", slug: "opal", type: "material" }).execute();
  const shapes = new Map(
    (await listTableShapes(db, testEngine)).map((table) => [table.name, table]),
  );
  const contents = {
    schema: (await findSchemaVersion(db, testEngine)) ?? 0,
    sequences: {},
    sums: await hashTables(db, testEngine),
    rowsOf: (name: string) => {
      const table = shapes.get(name);
      if (!table) throw new Error(`There is no table ${name}.`);
      return readRows(db, testEngine, table);
    },
  };
  const target = await createEmptyDatabase();
  const folder = await laterMigrations();
  await target.transaction().execute((trx) => replaceContents(trx, testEngine, contents, folder));
  const { rows } = await sql<{ note: string }>`select note from tags`.execute(target);
  expect(rows).toEqual([{ note: "Of Opal" }]);
  expect(await findSchemaVersion(target, testEngine)).toBe(9000);
});
