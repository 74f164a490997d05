import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectPostgres, connectSqlite, type Engine } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { hashTables } from "#domain/infrastructure/table-dump/hash-tables.ts";
import { moveToEmbedded, moveToPostgres } from "#domain/operations/backup/restore/move-database.ts";
import type { ShopLocation } from "#domain/operations/backup/restore/shop-location.ts";
import { restoreBackup } from "#domain/operations/backup/restore/restore-backup.ts";
import { writeBackup } from "#domain/operations/backup/write/write-backup.ts";
import { openMediaLibrary } from "#domain/media/media-library.ts";
import { shopStorageFromConfig } from "#server/startup/shop-storage-from-config.ts";
import { readConfig } from "#server/startup/config.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

const PIECES = Number(process.argv[2] ?? 20_000);
const WORDS = "A band of recycled gold with a stone from the next valley, made to last. ".repeat(8);

const home = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
const postgres = hasPostgres ? await startPostgres() : undefined;
try {
  const embedded = await placeAt("embedded");
  await timed(`${PIECES} pieces are written`, () => fill(embedded.dataDir));
  const sums = await hashesOf("sqlite", path.join(embedded.dataDir, "shop.sqlite"));
  const file = path.join(home, "shop.tar");
  await timed("Backup", () => backUp(embedded, file));
  console.log(`It has ${((await stat(file)).size / 1e6).toFixed(1)} MB.`);
  const second = await placeAt("second");
  await timed("Restored onto SQLite", () => restoreBackup(second, file));
  await expectSame("sqlite", path.join(second.dataDir, "shop.sqlite"), sums);
  if (postgres) {
    const { url } = postgres;
    await timed("Moved to PostgreSQL", () => moveToPostgres(second, url));
    await expectSame("postgres", url, sums);
    const third = await placeAt("third");
    await timed("Moved back to SQLite", () => moveToEmbedded(third, url));
    await expectSame("sqlite", path.join(third.dataDir, "shop.sqlite"), sums);
    const served = { ...(await placeAt("served")), databaseUrl: url };
    await timed("Restored onto PostgreSQL", () => restoreBackup(served, file, { replace: true }));
    await expectSame("postgres", url, sums);
  }
  console.log("All have the same hashes.");
} finally {
  await postgres?.stop();
  await rm(home, { recursive: true });
}

async function placeAt(name: string): Promise<ShopLocation> {
  const dataDir = path.join(home, name);
  await mkdir(dataDir);
  return shopStorageFromConfig(readConfig({ DATA_DIR: dataDir }));
}

async function fill(dataDir: string): Promise<void> {
  const db = connectSqlite(path.join(dataDir, "shop.sqlite"));
  await migrateDatabase(db, "sqlite");
  for (let from = 0; from < PIECES; from += 500) {
    const rows = Array.from({ length: Math.min(500, PIECES - from) }, (_, index) => ({
      name: `Piece ${from + index}`,
      description: WORDS,
      priceCents: 1000 + index,
    }));
    await db.insertInto("products").values(rows).execute();
  }
  await db.destroy();
}

async function backUp(place: ShopLocation, file: string): Promise<void> {
  const db = connectSqlite(path.join(place.dataDir, "shop.sqlite"));
  const media = await openMediaLibrary(place);
  await writeBackup(place.shopOn({ db, engine: "sqlite", media }), place.dataDir, file);
  media.close();
  await db.destroy();
}

async function hashesOf(engine: Engine, where: string) {
  const db = engine === "postgres" ? connectPostgres(where, 1) : connectSqlite(where);
  const sums = await hashTables(db, engine);
  await db.destroy();
  return sums;
}

async function expectSame(
  engine: Engine,
  where: string,
  sums: Awaited<ReturnType<typeof hashesOf>>,
): Promise<void> {
  assert.deepEqual(await hashesOf(engine, where), sums);
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
