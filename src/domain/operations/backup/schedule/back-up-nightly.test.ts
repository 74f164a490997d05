import path from "node:path";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectSqlite } from "#database/connect.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { takeLease } from "../../../infrastructure/leases/with-lease.ts";
import { restoreBackup } from "../restore/restore-backup.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { backUpNightly, backupNight } from "./scheduled-backups.ts";
import { chooseExpiredNights } from "../write/choose-expired-nights.ts";
import { getBackups } from "./get-backups.ts";
import { openBackup } from "../write/backup-files.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-nightly-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const shopWithFolder = async (): Promise<TestShop> => ({ ...(await testShop()), dataDir });
const listFiles = async () => (await getBackups({ ...(await testShop()), dataDir })).files;

test("counts a night to the day before until three in the morning of the shop's time zone", () => {
  expect(backupNight(new Date("2026-11-20T07:59:59Z"), "America/New_York")).toBe("2026-11-19");
  expect(backupNight(new Date("2026-11-20T08:00:00Z"), "America/New_York")).toBe("2026-11-20");
  expect(backupNight(new Date("2026-11-20T07:59:59Z"), "Asia/Tokyo")).toBe("2026-11-20");
});

test("writes one complete backup a night despite concurrent calls", async () => {
  const shop = await shopWithFolder();
  await Promise.all([backUpNightly(shop), backUpNightly(shop), backUpNightly(shop)]);
  await backUpNightly(shop);
  const { files, lastAt, problem } = await getBackups(shop);
  expect(files.map(({ name }) => name)).toEqual(["backup-nightly-2026-11-20.tar"]);
  expect([lastAt !== null, problem]).toEqual([true, null]);
  shop.clock.advance({ days: 1 });
  await backUpNightly(shop);
  expect(await readdir(path.join(dataDir, "backups"))).toHaveLength(2);

  const place = path.join(dataDir, "elsewhere");
  await restoreBackup(
    {
      dataDir: place,
      databaseUrl: undefined,
      s3: undefined,
      shopOn: (parts) => ({ ...shop, ...parts }),
    },
    path.join(dataDir, "backups", "backup-nightly-2026-11-21.tar"),
  );
  const db = connectSqlite(path.join(place, "shop.sqlite"));
  expect(await hashTables(db, "sqlite")).toEqual(await hashTables(shop.db, shop.engine));
  await db.destroy();
});

test("waits for the first night of a new shop", async () => {
  const shop = await shopWithFolder();
  const mark = { key: "firstRun", value: "{}", updatedAt: shop.now().toISOString() };
  await shop.db.insertInto("settings").values(mark).execute();
  await backUpNightly(shop);
  expect(await getBackups(shop)).toEqual({ files: [], lastAt: null, missing: 0, problem: null });
  shop.clock.advance({ days: 1 });
  await backUpNightly(shop);
  expect((await getBackups(shop)).files).toHaveLength(1);
});

test("stores the error of a failed night and retries after half an hour", async () => {
  const shop = await shopWithFolder();
  await writeFile(path.join(dataDir, "backups"), "a file where the folder is to be");
  await expect(backUpNightly(shop)).rejects.toThrow("ENOTDIR");
  const sentence = "The backup could not be written: something unexpected happened (see";
  await rm(path.join(dataDir, "backups"));
  expect((await getBackups(shop)).problem).toContain(sentence);
  await backUpNightly(shop);
  expect((await getBackups(shop)).files).toEqual([]);
  shop.clock.advance({ minutes: 31 });
  await backUpNightly(shop);
  const { files, problem } = await getBackups(shop);
  expect([files.length, problem]).toEqual([1, null]);
});

test("claims a night again six hours after its process died", async () => {
  const shop = await shopWithFolder();
  const startedAt = shop.now().toISOString();
  await shop.db
    .insertInto("backupTasks")
    .values({ kind: "nightly", due: "2026-11-20", startedAt })
    .execute();
  await takeLease(shop, "backup nightly of 2026-11-20", 6 * 60 * 60 * 1000);
  shop.clock.advance({ hours: 5 });
  await backUpNightly(shop);
  expect((await getBackups(shop)).files).toEqual([]);
  shop.clock.advance({ hours: 2 });
  await backUpNightly(shop);
  expect((await getBackups(shop)).files).toHaveLength(1);
});

test("retains seven nights, then one of each of four weeks, and all backups on request", async () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2026, 8, 20 + index)).toISOString().slice(0, 10),
  );
  const expired = chooseExpiredNights(days);
  const left = days.filter((day) => !expired.includes(day));
  expect(left).toHaveLength(11);
  expect(left.slice(4)).toEqual(days.slice(-7));
  expect(chooseExpiredNights(left)).toEqual([]);
  expect(chooseExpiredNights(days.slice(0, 7))).toEqual([]);

  const folder = path.join(dataDir, "backups");
  await mkdir(folder);
  for (const day of days) {
    // Earlier versions named them otherwise.
    const name = day < "2026-11" ? `fernhill-nightly-${day}.tar` : `backup-nightly-${day}.tar`;
    await writeFile(path.join(folder, name), "");
  }
  await writeFile(path.join(folder, "backup-2026-01-01T000000.tar"), "");
  const shop = await shopWithFolder();
  await backUpNightly(shop);
  const names = await readdir(folder);
  expect(names.filter((name) => name.includes("nightly")).length).toBeLessThanOrEqual(11);
  expect(names).toContain("backup-nightly-2026-11-20.tar");
  expect(names).toContain("backup-2026-01-01T000000.tar");
});

test("opens a backup by name without path traversal", async () => {
  const shop = await shopWithFolder();
  await backUpNightly(shop);
  await writeFile(path.join(dataDir, "session-secret"), "secret");
  const [newest] = await listFiles();
  const { bytes, content } = await openBackup(shop, newest?.name ?? "");
  expect(bytes).toBe(newest?.bytes);
  await content.cancel();
  for (const name of ["../session-secret", "session-secret", "none.tar", "..", ""]) {
    await expect(openBackup(shop, name)).rejects.toThrow("Backup not found");
  }
});
