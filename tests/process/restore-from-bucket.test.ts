import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadSampleCatalogue } from "#domain/importing/sample-catalogue/load-sample-catalogue.ts";
import { hashTables } from "#domain/infrastructure/table-dump/hash-tables.ts";
import {
  copyNightlyBackup,
  backUpNightly,
} from "#domain/operations/backup/schedule/scheduled-backups.ts";
import type { S3Config } from "#domain/services/s3-bucket.ts";
import type { Shop } from "#domain/shop.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

let folder: string;
let store: S3Server;
let postgres: Cluster;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-from-bucket-"));
  store = await startS3Server();
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  await store.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

const bucketVariables = (place: S3Config) => ({
  BACKUP_PASSPHRASE: "correct horse battery",
  BACKUP_S3_ENDPOINT: place.endpoint,
  BACKUP_S3_BUCKET: place.bucket,
  BACKUP_S3_REGION: place.region,
  BACKUP_S3_ACCESS_KEY_ID: place.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: place.secretAccessKey,
});

async function withShop<T>(variables: Record<string, string>, work: (shop: Shop) => Promise<T>) {
  const { shop, close } = await openShop(readConfig(variables), createLog("error"));
  try {
    return await work(shop);
  } finally {
    await close();
  }
}

/** The digests of all rows and of all original photos. */
async function digest({ db, engine, media }: Shop) {
  const photos = await db.selectFrom("media").selectAll().orderBy("hash").execute();
  const originals = await Promise.all(
    photos.map(async (photo) => {
      const hash = createHash("sha256");
      const file = await media.openOriginal(photo);
      for await (const chunk of file?.stream(0, file.size - 1) ?? []) hash.update(chunk);
      return hash.digest("hex");
    }),
  );
  return { tables: await hashTables(db, engine), originals };
}

/** What the night does, and what was in the shop then. */
const makeNight = (variables: Record<string, string>, days: number) =>
  withShop(variables, async (shop) => {
    const night = { ...shop, now: () => new Date(Date.now() + days * DAY_MILLISECONDS) };
    await backUpNightly(night);
    await copyNightlyBackup(night);
    return digest(shop);
  });

test.runIf(hasPostgres)(
  "a lost machine comes back from the bucket on the other engine, and back again, the same",
  async () => {
    const place = await store.freshPlace();
    const bucket = bucketVariables(place);
    const embedded = { ...bucket, DATA_DIR: at("embedded") };
    await withShop(embedded, loadSampleCatalogue);
    const before = await makeNight(embedded, 1);
    expect(before.originals.length).toBeGreaterThan(20);
    await rm(embedded.DATA_DIR, { recursive: true });

    const onPostgres = { ...bucket, DATA_DIR: at("postgres"), DATABASE_URL: postgres.url };
    const there = await runCommand("restore", [`s3://${place.bucket}/`], onPostgres);
    expect(there).toMatchObject({ code: 0, stderr: "" });
    expect(await withShop(onPostgres, digest)).toEqual(before);

    await withShop(onPostgres, ({ db }) =>
      db.insertInto("products").values({ name: "Ring of the next day", priceCents: 1 }).execute(),
    );
    const later = await makeNight(onPostgres, 2);
    expect(later.tables).not.toEqual(before.tables);
    const [first, second] = [...(await store.objects(place)).keys()];
    expect(second).toBeDefined();
    await rm(onPostgres.DATA_DIR, { recursive: true });

    const newest = { ...bucket, DATA_DIR: at("newest") };
    expect(await runCommand("restore", [`s3://${place.bucket}`], newest)).toMatchObject({
      code: 0,
    });
    expect(await withShop(newest, digest)).toEqual(later);
    const older = { ...bucket, DATA_DIR: at("older") };
    const named = await runCommand("restore", [`s3://${place.bucket}/${first}`], older);
    expect(named.stdout).toContain(`Restoring s3://${place.bucket}/${first}`);
    expect(await withShop(older, digest)).toEqual(before);
    expect(await readdir(older.DATA_DIR)).not.toContainEqual(expect.stringMatching(/^\.restoring/));
  },
);

/** The one line that a restore ends with. */
async function fails(address: string, variables: Record<string, string>): Promise<string> {
  const { code, stderr } = await runCommand("restore", [address], variables);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(code).toBe(1);
  return stderr;
}

test("says in one line why it can't restore from a bucket, and writes nothing", async () => {
  const place = await store.freshPlace();
  const bucket = bucketVariables(place);
  const shop = { ...bucket, DATA_DIR: at("small") };
  await withShop(shop, ({ db }) =>
    db.insertInto("products").values({ name: "Ring", priceCents: 1 }).execute(),
  );
  await makeNight(shop, 1);
  const [[key = "", bytes = Buffer.alloc(0)] = []] = await store.objects(place);
  const target = { ...bucket, DATA_DIR: at("target") };
  const url = `s3://${place.bucket}/${key}`;
  const guess = { ...target, BACKUP_PASSPHRASE: "another passphrase" };
  expect(await fails(url, guess)).toContain("the passphrase is wrong, or it is cut short");
  expect(await fails(url, { ...target, BACKUP_PASSPHRASE: "" })).toContain(
    "BACKUP_PASSPHRASE is not set",
  );
  expect(await fails(url, { DATA_DIR: target.DATA_DIR })).toContain("set the variables BACKUP_S3");
  expect(await fails(`${url}x`, target)).toContain(`There is no ${key}x in the bucket`);
  expect(await fails(`s3://${place.bucket}/other/`, target)).toContain("There is no backup in s3");
  const refused = { ...target, BACKUP_S3_SECRET_ACCESS_KEY: "guessed" };
  expect(await fails(`s3://${place.bucket}/`, refused)).toContain("it doesn’t accept the keys");

  const changed = Buffer.from(bytes);
  changed[70_000] = (changed[70_000] ?? 0) ^ 1;
  for (const damaged of [changed, bytes.subarray(0, -1)]) {
    await store.overwrite(place, key, damaged);
    expect(await fails(url, target)).toMatch(/cannot be restored: it is cut short or changed/);
  }
  await store.put(place, "backups/ba9876543210/backup-nightly-2024-01-01.tar.age");
  const several = await fails(`s3://${place.bucket}/`, target);
  expect(several).toContain(`s3://${place.bucket}/backups/ba9876543210/`);
  expect((await readdir(target.DATA_DIR)).filter((name) => name !== "lock.sqlite")).toEqual([]);
});
