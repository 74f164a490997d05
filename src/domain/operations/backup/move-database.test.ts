import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { loadSampleCatalogue } from "../../importing/sample-catalogue/load-sample-catalogue.ts";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../infrastructure/table-dump/hash-tables.ts";
import { moveToEmbedded, moveToPostgres } from "./move-database.ts";
import type { ShopLocation } from "./shop-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

vi.setConfig({ testTimeout: 120_000 });

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "fernhill-move-"));
});
afterEach(() => rm(home, { recursive: true }));

/** An embedded shop with the sample catalogue, and a place beside it. */
async function embeddedShop(): Promise<ShopLocation> {
  const shop = await testShop();
  await loadSampleCatalogue(shop);
  const backup = path.join(home, "sample.tar");
  await writeBackup(shop, home, backup);
  const place = placeIn(path.join(home, "embedded"), shop);
  await restoreBackup(place, backup);
  return place;
}

function placeIn(dataDir: string, shop: Awaited<ReturnType<typeof testShop>>): ShopLocation {
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

/* PostgreSQL is there in the runs that are for it. */
const servers = testEngine === "postgres" ? ["PostgreSQL"] : [];

for (const server of servers) {
  test(`the embedded shop is copied to ${server} and back, row by row`, async () => {
    const place = await embeddedShop();
    const sums = await hashEmbedded(place.dataDir);
    const url = await createTestDatabase("empty");
    expect(await moveToPostgres(place, url)).toEqual(sums);
    expect(await hashServed(url)).toEqual(sums);
    expect(await hashEmbedded(place.dataDir)).toEqual(sums);
    await expect(moveToPostgres(place, url)).rejects.toThrow("already");

    const other = { ...place, dataDir: path.join(home, "other") };
    expect(await moveToEmbedded(other, url)).toEqual(sums);
    expect(await hashEmbedded(other.dataDir)).toEqual(sums);
    expect(await readdir(other.dataDir)).toEqual(["shop.sqlite"]);
    await expect(moveToEmbedded(other, url)).rejects.toThrow("already");
  });
}

test("where there is no shop nothing is copied, and nothing is made", async () => {
  const place = placeIn(home, await testShop());
  await expect(moveToPostgres(place, "postgres://127.0.0.1:1/shop")).rejects.toThrow(
    "There is no shop in",
  );
  expect(await readdir(home)).toEqual([]);
});
