import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashTables } from "#domain/infrastructure/table-dump/hash-tables.ts";
import { readSequences } from "#domain/infrastructure/table-dump/sequences.ts";
import { storePicture } from "#domain/media/library/store-picture.ts";
import type { Shop } from "#domain/shop.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { fillEveryTable, listColumns } from "#tests/support/fill-every-table.ts";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
let postgres: Cluster | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-engines-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

async function withShop<T>(variables: Record<string, string>, work: (shop: Shop) => Promise<T>) {
  const { shop, close } = await openShop(readConfig(variables), createLog("error"));
  try {
    return await work(shop);
  } finally {
    await close();
  }
}

const digest = async ({ db, engine, media }: Shop) => {
  const photos = await db
    .selectFrom("media")
    .select(["hash", "extension"])
    .orderBy("hash")
    .execute();
  const found = await Promise.all(photos.map((photo) => media.has(photo)));
  const stored = photos.filter((_, place) => found[place]).map(({ hash }) => hash);
  return { tables: await hashTables(db, engine), stored };
};

/* Tables with as many rows as their list of kinds has, or with one. */
const SMALL_TABLES = ["mailbox_state", "metal_price_source"];

test.runIf(hasPostgres)(
  "a shop with rows of every kind goes from SQLite to PostgreSQL and back, the same",
  async () => {
    const onSqlite = { DATA_DIR: path.join(folder, "sqlite") };
    const onPostgres = {
      DATA_DIR: path.join(folder, "postgres"),
      DATABASE_URL: postgres?.url ?? "",
    };
    const back = { DATA_DIR: path.join(folder, "back") };
    const columns = await withShop(onPostgres, ({ db }) => listColumns(db));
    const before = await withShop(onSqlite, async (shop) => {
      expect(await fillEveryTable(shop.db, columns)).toEqual(SMALL_TABLES);
      await storePicture(shop, await pictureWithCornerColors().png().toBuffer(), "E\u0301mail");
      return digest(shop);
    });
    expect(Object.entries(before.tables).filter(([, { rows }]) => rows === 0)).toEqual([]);
    expect(before.stored).toHaveLength(1);
    const sequences = await withShop(onSqlite, ({ db }) => readSequences(db, "sqlite"));

    const files = [path.join(folder, "from-sqlite.tar"), path.join(folder, "from-postgres.tar")];
    const ok = { code: 0, stderr: "" };
    const [first = "", second = ""] = files;
    expect(await runCommand("backup", [first], onSqlite)).toMatchObject(ok);
    expect(await runCommand("restore", [first, "--replace"], onPostgres)).toMatchObject(ok);
    expect(await withShop(onPostgres, digest)).toEqual(before);
    expect(await runCommand("backup", [second], onPostgres)).toMatchObject(ok);
    expect(await runCommand("restore", [second], back)).toMatchObject(ok);
    expect(await withShop(back, digest)).toEqual(before);
    expect(await withShop(back, ({ db }) => readSequences(db, "sqlite"))).toMatchObject(sequences);
    expect((await readdir(back.DATA_DIR)).toSorted()).toEqual(
      ["encryption-key", "lock.sqlite", "media", "session-secret", "shop.sqlite"].toSorted(),
    );
  },
);
