import path from "node:path";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import type { Shop } from "../../../shop.ts";
import { loadSampleCatalogue } from "../../../importing/sample-catalogue/load-sample-catalogue.ts";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { moveToEmbedded, moveToPostgres } from "./move-database.ts";
import type { ShopLocation } from "./shop-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "../write/write-backup.ts";

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

/** Rows of every kind that is unique by a text, twice: the second has its accents apart. */
async function writePairs({ db }: Shop): Promise<void> {
  for (const form of ["NFC", "NFD"] as const) {
    const text = `É金я-${form === "NFC" ? "" : "2-"}é`.normalize(form);
    const pair = "é".normalize(form);
    await db.insertInto("products").values({ name: pair, priceCents: 1, sku: pair }).execute();
    await db.insertInto("tags").values({ name: text, slug: form, type: "material" }).execute();
    await db.insertInto("categories").values({ name: text, slug: form }).execute();
    const collection = { title: pair, slug: form, description: pair };
    await db.insertInto("collections").values(collection).execute();
    await db
      .insertInto("users")
      .values({ id: form, username: text, email: `${pair}@é.example`, passwordHash: "hash" })
      .execute();
    await db
      .insertInto("subscribers")
      .values({ email: `${pair}@é.example` })
      .execute();
    await db
      .insertInto("redirects")
      .values({ fromPath: `/${pair}`, toPath: "/" })
      .execute();
    await db.insertInto("heroSections").values({ key: pair, title: pair }).execute();
    await db
      .insertInto("settings")
      .values({ key: pair, value: JSON.stringify({ bb: pair, a: { [pair]: 1, z: 2 } }) })
      .execute();
    await db.insertInto("pages").values({ slug: pair, title: pair }).execute();
    const { id: customerId } = await db
      .insertInto("customers")
      .values({ name: pair })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("customerContacts")
      .values({ customerId, kind: "email", value: pair, matchKey: pair })
      .execute();
  }
}

for (const server of servers) {
  test(`copies pairs that differ by the composition of an accent to ${server} and back`, async () => {
    const shop = await testShop();
    const location = locationIn(path.join(home, "pairs"), shop);
    await mkdir(location.dataDir);
    const db = connectSqlite(path.join(location.dataDir, "shop.sqlite"));
    await migrateDatabase(db, "sqlite");
    await writePairs({ ...shop, db });
    await db.destroy();
    const sums = await hashEmbedded(location.dataDir);
    const url = await createTestDatabase("empty");
    expect(await moveToPostgres(location, url)).toEqual(sums);
    const other = { ...location, dataDir: path.join(home, "other") };
    expect(await moveToEmbedded(other, url)).toEqual(sums);
  });
}

test("refuses a data folder without a shop and creates nothing", async () => {
  const location = locationIn(home, await testShop());
  await expect(moveToPostgres(location, "postgres://127.0.0.1:1/shop")).rejects.toThrow(
    "There is no shop in",
  );
  expect(await readdir(home)).toEqual([]);
});
