import path from "node:path";
import type { MediaLibrary } from "../../../services/media-library.ts";
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Engine, connectPostgres, connectSqlite } from "#database/connect.ts";
import { loadSampleCatalogue } from "../../../importing/sample-catalogue/load-sample-catalogue.ts";
import { matchSearch } from "../../../infrastructure/search/match/match-search.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import type { Shop } from "../../../shop.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import type { ShopLocation } from "./shop-location.ts";
import { restoreBackup } from "./restore-backup.ts";
import { readSequences } from "../../../infrastructure/table-dump/sequences.ts";
import { writeBackup } from "../write/write-backup.ts";

vi.setConfig({ testTimeout: 120_000 });

/* The sample catalogue on the tested engine, and a backup of it that all tests restore. */
let shop: Shop;
let home: string;
let backup: string;
const opened: { destroy: () => Promise<void> }[] = [];

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "fernhill-backup-"));
  shop = await testShop();
  await loadSampleCatalogue(shop);
  await insertEdgeCases(shop);
  await writeFile(path.join(home, "encryption-key"), "k".repeat(43));
  backup = path.join(home, "backups", "one.tar");
  await writeBackup(shop, home, backup);
}, 120_000);

afterAll(async () => {
  for (const each of opened) await each.destroy();
  await rm(home, { recursive: true });
});

/** Values that the engines store differently. */
async function insertEdgeCases({ db }: Shop) {
  const value = JSON.stringify({ z: [1, 1.5, null, "\u2028"], aa: { b: true, a: "Å" } });
  await db.insertInto("settings").values({ key: "Ä word", value }).execute();
  await db.insertInto("settings").values({ key: "a word", value: '"text"' }).execute();
  await db.insertInto("settings").values({ key: "Z word", value: "null" }).execute();
  await db
    .updateTable("media")
    .set({ focalX: 1 / 3, focalY: 0.1 })
    .execute();
  const gone = await db.insertInto("products").values(piece("given")).returning("id").execute();
  await db
    .deleteFrom("products")
    .where("id", "=", gone[0]?.id ?? 0)
    .execute();
}

const piece = (name: string) => ({ name, priceCents: 1 });

async function addPiece({ db }: Shop): Promise<number> {
  const query = db.insertInto("products").values(piece("next")).returning("id");
  return (await query.executeTakeFirstOrThrow()).id;
}

const engines: Engine[] = testEngine === "postgres" ? ["sqlite", "postgres"] : ["sqlite"];

async function createLocation(engine: Engine): Promise<ShopLocation> {
  const dataDir = await mkdtemp(path.join(home, "location-"));
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return {
    dataDir,
    databaseUrl: engine === "postgres" ? await createTestDatabase("empty") : undefined,
    s3: undefined,
    shopOn: (parts) => ({ ...shop, ...parts }),
  };
}

async function openLocation(location: ShopLocation): Promise<Shop> {
  const engine = location.databaseUrl ? "postgres" : "sqlite";
  const db = location.databaseUrl
    ? connectPostgres(location.databaseUrl, 2)
    : connectSqlite(path.join(location.dataDir, "shop.sqlite"));
  opened.push(db);
  return location.shopOn({ db, engine, media: await openMediaLibrary(location) });
}

async function hashOriginals({ db }: Shop, media: MediaLibrary) {
  const rows = await db.selectFrom("media").selectAll().orderBy("hash").execute();
  return Promise.all(
    rows.map(async (row) => {
      const file = await media.openOriginal(row);
      const hash = createHash("sha256");
      for await (const chunk of file?.stream(0, file.size - 1) ?? []) hash.update(chunk);
      return hash.digest("hex");
    }),
  );
}

for (const engine of engines) {
  test(`restores an equal shop into an empty ${engine} location`, async () => {
    const location = await createLocation(engine);
    const { before } = await restoreBackup(location, backup);
    expect(before).toBeNull();
    const restored = await openLocation(location);
    expect(await hashTables(restored.db, engine)).toEqual(await hashTables(shop.db, shop.engine));
    const originals = await hashOriginals(restored, restored.media);
    expect(originals.length).toBeGreaterThan(10);
    expect(originals).toEqual(await hashOriginals(shop, shop.media));
    expect(await readFile(path.join(location.dataDir, "encryption-key"), "utf8")).toBe(
      "k".repeat(43),
    );
    // Neither work nor replaced files; the database that is open has files of its own.
    const names = (await readdir(location.dataDir)).filter(
      (name) => !name.startsWith("shop.sqlite"),
    );
    expect(names.toSorted()).toEqual(["encryption-key", "media"]);
  });

  test(`rebuilds the search index and continues ids on ${engine}`, async () => {
    const location = await createLocation(engine);
    await restoreBackup(location, backup);
    const restored = await openLocation(location);
    expect((await matchSearch(restored, "product", "ring"))?.corrected).toBeNull();
    const given = (await readSequences(shop.db, shop.engine))["products"] ?? 0;
    expect(await addPiece(restored)).toBe(given + 1);
  });

  test(`restores an embedded shop's backup on ${engine}`, async () => {
    const [embedded, location] = [await createLocation("sqlite"), await createLocation(engine)];
    await restoreBackup(embedded, backup);
    const file = path.join(home, `embedded-to-${engine}.tar`);
    await writeBackup(await openLocation(embedded), embedded.dataDir, file);
    await restoreBackup(location, file);
    const { db } = await openLocation(location);
    expect(await hashTables(db, engine)).toEqual(await hashTables(shop.db, shop.engine));
  });

  test(`replaces a shop on ${engine} only when asked, and saves the old one`, async () => {
    const location = await createLocation(engine);
    await restoreBackup(location, backup);
    const there = await openLocation(location);
    await there.db.insertInto("products").values(piece("newer")).execute();
    const sums = await hashTables(there.db, engine);
    await expect(restoreBackup(location, backup)).rejects.toThrow("There is a shop in");
    expect(await hashTables(there.db, engine)).toEqual(sums);
    await opened.pop()?.destroy();

    const { before } = await restoreBackup(location, backup, { replace: true });
    const replaced = await openLocation(location);
    expect(await hashTables(replaced.db, engine)).toEqual(await hashTables(shop.db, shop.engine));
    expect(before).toMatch(engine === "sqlite" ? /\/replaced-\S+$/ : /\/before-restore-\S+\.tar$/);
    expect(existsSync(before ?? "")).toBe(true);
  });
}

test("refuses a damaged or truncated backup with a sentence and changes nothing", async () => {
  const whole = await readFile(backup);
  const location = await createLocation("sqlite");
  const broken = path.join(home, "broken.tar");
  // A tar archive ends with 1,024 empty bytes.
  const lengths = [0, 1, 511, 512, 700, 5000, 100_000, whole.length - 1025, whole.length - 4000];
  for (const length of lengths) {
    await writeFile(broken, whole.subarray(0, length));
    await expect(restoreBackup(location, broken)).rejects.toThrow(/cannot be restored: .*\.$/);
  }
  const inSums = whole.lastIndexOf("SHA256SUMS") + 600;
  const inManifest = whole.lastIndexOf("createdAt") + 14;
  // Within files, since the archive has padding between them.
  const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
  const inPictures = [whole.indexOf(jpeg) + 1000, whole.lastIndexOf(jpeg) + 1000];
  for (const at of [3, 150, 514, 530, ...inPictures, inManifest, inSums]) {
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await writeFile(broken, flipped);
    const outcome = restoreBackup(location, broken);
    await expect(outcome, `byte ${at}`).rejects.toThrow(/cannot be restored: .*\.$/);
  }
  expect(await readdir(location.dataDir)).toEqual([]);
});

test("backs up a consistent snapshot during concurrent writes", async () => {
  const location = await createLocation(testEngine);
  await restoreBackup(location, backup);
  const [reader, writer] = [await openLocation(location), await openLocation(location)];
  const finished = new AbortController();
  let written = 0;
  const write = async () => {
    while (!finished.signal.aborted) {
      const email = `${(written += 1)}@moment.example`;
      await writer.db.transaction().execute(async (trx) => {
        await trx.insertInto("products").values(piece(email)).execute();
        await trx.insertInto("subscribers").values({ email }).execute();
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const writing = write();
  const early = await writeBackup(reader, location.dataDir, path.join(home, "moment.tar"));
  finished.abort();
  await writing;
  const { products, subscribers } = await hashTables(shop.db, shop.engine);
  const more = (early.tables["products"]?.rows ?? 0) - (products?.rows ?? 0);
  expect(early.tables["subscribers"]?.rows).toBe((subscribers?.rows ?? 0) + more);
  expect(written).toBeGreaterThan(more);
});

test("never overwrites a file and leaves no draft", async () => {
  const taken = path.join(home, "backups", "taken.tar");
  await copyFile(backup, taken);
  await expect(writeBackup(shop, home, taken)).rejects.toThrow("already");
  expect(await readdir(path.join(home, "backups"))).toEqual(["one.tar", "taken.tar"]);
  expect(await readdir(home)).not.toContainEqual(expect.stringMatching(/^\.backup/));
});

test("restores an encrypted backup with its passphrase only", async () => {
  const encrypted = path.join(home, "encrypted.tar.age");
  await writeBackup(shop, home, encrypted, "a long enough passphrase");
  expect((await readFile(encrypted)).includes("tables/")).toBe(false);
  const location = await createLocation("sqlite");
  await expect(restoreBackup(location, encrypted)).rejects.toThrow("BACKUP_PASSPHRASE is not set");
  const wrong = { passphrase: "quite another one" };
  await expect(restoreBackup(location, encrypted, wrong)).rejects.toThrow("passphrase is wrong");
  expect(await readdir(location.dataDir)).toEqual([]);
  await restoreBackup(location, encrypted, { passphrase: "a long enough passphrase" });
  const { db } = await openLocation(location);
  expect(await hashTables(db, "sqlite")).toEqual(await hashTables(shop.db, shop.engine));
});
