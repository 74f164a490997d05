import path from "node:path";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { databaseFile } from "#database/database-file.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import type { Shop } from "../../../shop.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { backupFolder } from "../write/backup-files.ts";
import { writeBackup } from "../write/write-backup.ts";
import {
  carryOutRestore,
  findRestore,
  readRestoreState,
  requestRestore,
  writeRestoreState,
} from "./restore-at-start.ts";
import { restoreBackup } from "./restore-backup.ts";
import type { ShopLocation } from "./shop-location.ts";

const BACKUP = "backup-one.tar";

/* A closed shop with a backup, after which "Newer" was added. */
let shop: Shop;
let location: ShopLocation;
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-restore-"));
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  shop = { ...(await testShop()), dataDir };
  location = {
    dataDir,
    databaseUrl: testEngine === "postgres" ? await createTestDatabase("empty") : undefined,
    s3: undefined,
    shopOn: (parts) => ({ ...shop, ...parts }),
  };
  await writeBackup(shop, dataDir, fileOf(BACKUP));
  await restoreBackup(location, fileOf(BACKUP));
  await withOpenShop(({ db }) => db.insertInto("products").values(NEWER).execute());
});
afterEach(() => rm(shop.dataDir, { recursive: true }));

const NEWER = { name: "Newer", priceCents: 1 };
const fileOf = (name: string) => path.join(backupFolder(shop.dataDir), name);

async function withOpenShop<T>(work: (open: Shop) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = location;
  const db = databaseUrl ? connectPostgres(databaseUrl, 1) : connectSqlite(databaseFile(dataDir));
  const media = await openMediaLibrary(location);
  try {
    return await work(location.shopOn({ db, engine: testEngine, media }));
  } finally {
    media.close();
    await db.destroy();
  }
}

const listNames = () =>
  withOpenShop(async ({ db }) =>
    (await db.selectFrom("products").select("name").execute()).map(({ name }) => name),
  );

const start = (passphrase?: string) => carryOutRestore(location, { passphrase, log: shop.log });

/** Requests it, and begins it as often as its process was killed. */
async function request(attempts = 0): Promise<string> {
  const { before } = await requestRestore(shop, BACKUP);
  const state = await readRestoreState(shop.dataDir);
  if (state) await writeRestoreState(shop.dataDir, { ...state, attempts });
  return before;
}

const hasAside = async () =>
  (await readdir(shop.dataDir)).some((name) => name.startsWith("replaced-"));

test("does nothing unless a restore was requested", async () => {
  await start();
  expect([await findRestore(shop), await listNames()]).toEqual([null, ["Newer"]]);
});

test("restores a backup, and by the one made first it returns", async () => {
  const before = await request();
  await start();
  expect(await findRestore(shop)).toMatchObject({ status: "restored", backup: BACKUP, before });
  expect([await listNames(), await hasAside()]).toEqual([[], false]);
  await start();
  expect(await listNames()).toEqual([]);

  await requestRestore({ ...shop, now: () => new Date("2026-11-21T09:00:00Z") }, before);
  await start();
  expect(await listNames()).toEqual(["Newer"]);
});

test("repeats a restore that was interrupted, and keeps the first backup of the shop", async () => {
  const before = await request(1);
  await withOpenShop((open) => writeBackup(open, shop.dataDir, fileOf(before)));
  await withOpenShop(({ db }) => db.deleteFrom("products").execute());
  await start();
  expect(await findRestore(shop)).toMatchObject({ status: "restored", before });
  await requestRestore({ ...shop, now: () => new Date("2026-11-21T09:00:00Z") }, before);
  await start();
  expect(await listNames()).toEqual(["Newer"]);
});

test("gives a restore up that was interrupted three times", async () => {
  await request(3);
  await start();
  expect(await findRestore(shop)).toMatchObject({
    status: "failed",
    problem: expect.stringContaining("interrupted three times"),
  });
  expect(await listNames()).toEqual(["Newer"]);
});

test("says why a backup can't be restored, and leaves the shop as it was", async () => {
  const before = await request();
  await truncate(fileOf(BACKUP), 5000);
  await start();
  const { status, problem } = (await findRestore(shop)) ?? {};
  expect(status).toBe("failed");
  expect(problem).toMatch(/^backup-one\.tar cannot be restored: .* Nothing was changed\.$/);
  expect([await listNames(), existsSync(fileOf(before))]).toEqual([["Newer"], false]);
});
