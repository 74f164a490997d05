import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { findSchemaVersion } from "#database/migrate.ts";
import { MIGRATIONS_FOLDER } from "#database/read-migrations.ts";
import { createEmptyDatabase } from "#tests/support/create-empty-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { listTableShapes } from "../../../infrastructure/table-dump/list-table-shapes.ts";
import { readRows } from "../../../infrastructure/table-dump/read-rows.ts";
import { replaceContents } from "./replace-contents.ts";

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
