import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { loadSampleCatalogue } from "../../../importing/sample-catalogue/load-sample-catalogue.ts";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { moveToEmbedded, moveToPostgres } from "./move-database.ts";
import type { ShopLocation } from "./shop-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "../write-backup.ts";

vi.setConfig({ testTimeout: 120_000 });

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "fernhill-move-"));
});
afterEach(() => rm(home, { recursive: true }));

/** An embedded shop with the sample catalogue. */
async function embeddedShop(): Promise<ShopLocation> {
  const shop = await testShop();
  await loadSampleCatalogue(shop);
  const backup = path.join(home, "sample.tar");
  await writeBackup(shop, home, backup);
  const location = locationIn(path.join(home, "embedded"), shop);
  await restoreBackup(location, backup);
  return location;
}

function locationIn(dataDir: string, shop: Awaited<ReturnType<typeof testShop>>): ShopLocation {
  const shopOn: ShopLocation["shopOn"] = (parts) => ({ ...shop, ...parts });
  return { dataDir, databaseUrl: undefined, s3: undefined, shopOn };
}

async function hashEmbedded(dataDir: string) {
  const db = connectSqlite(path.join(dataDir, "shop.sqlite"));
  return hashTables(db, "sqlite").finally(() => void db.destroy());
}

async function hashServed(url: string) {
  const db = connectPostgres(url, 1);
  const sums = await hashTables(db, "postgres");
  await db.destroy();
  return sums;
}

/* Only the PostgreSQL project has a server. */
const servers = testEngine === "postgres" ? ["PostgreSQL"] : [];

for (const server of servers) {
  test(`copies the embedded shop to ${server} and back`, async () => {
    const location = await embeddedShop();
    const sums = await hashEmbedded(location.dataDir);
    const url = await createTestDatabase("empty");
    expect(await moveToPostgres(location, url)).toEqual(sums);
    expect(await hashServed(url)).toEqual(sums);
    expect(await hashEmbedded(location.dataDir)).toEqual(sums);
    await expect(moveToPostgres(location, url)).rejects.toThrow("already");

    const other = { ...location, dataDir: path.join(home, "other") };
    expect(await moveToEmbedded(other, url)).toEqual(sums);
    expect(await hashEmbedded(other.dataDir)).toEqual(sums);
    expect(await readdir(other.dataDir)).toEqual(["shop.sqlite"]);
    await expect(moveToEmbedded(other, url)).rejects.toThrow("already");
  });
}

test("refuses a data folder without a shop and creates nothing", async () => {
  const location = locationIn(home, await testShop());
  await expect(moveToPostgres(location, "postgres://127.0.0.1:1/shop")).rejects.toThrow(
    "There is no shop in",
  );
  expect(await readdir(home)).toEqual([]);
});
