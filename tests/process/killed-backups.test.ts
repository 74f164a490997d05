import { once } from "node:events";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadSampleCatalogue } from "#domain/importing/sample-catalogue/load-sample-catalogue.ts";
import { hashTables } from "#domain/infrastructure/table-dump/hash-tables.ts";
import { findLeftoverFiles } from "#domain/media/library/find-leftover-files.ts";
import type { Shop } from "#domain/shop.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

type Variables = Record<string, string> & { DATA_DIR: string };

const PRELOADED = fileURLToPath(new URL("../support/kill-at-rename.mjs", import.meta.url));

let folder: string;
let postgres: Cluster | undefined;
/** The sample shop, and its backup. */
let sample: Variables;
let backup: string;
let before: Awaited<ReturnType<typeof digest>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-killed-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
  sample = { DATA_DIR: path.join(folder, "sample") };
  backup = path.join(folder, "sample.tar");
  await withShop(sample, loadSampleCatalogue);
  before = await withShop(sample, digest);
  await runCommand("backup", [backup], sample);
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

/** Opens the shop as a start does. */
async function withShop<T>(variables: Variables, work: (shop: Shop) => Promise<T>): Promise<T> {
  const { shop, close } = await openShop(readConfig(variables), createLog("error"));
  try {
    return await work(shop);
  } finally {
    await close();
  }
}

/** The digests of all rows, how many photos have their file, and how many files have no photo. */
async function digest(shop: Shop) {
  const photos = await shop.db.selectFrom("media").select(["hash", "extension"]).execute();
  const found = await Promise.all(photos.map((photo) => shop.media.has(photo)));
  // Also those that were written just now.
  const { files } = await findLeftoverFiles({ ...shop, now: () => new Date("2100-01-01") });
  const tables = await hashTables(shop.db, shop.engine);
  return { tables, photos: found.filter(Boolean).length, leftover: files };
}

const addPiece = (name: string) => (shop: Shop) =>
  shop.db.insertInto("products").values({ name, priceCents: 1 }).execute();

async function kill(command: "backup" | "restore", words: string[], at: string, shop: Variables) {
  const variables = { ...shop, KILL_AT: at, NODE_OPTIONS: `--import ${PRELOADED}` };
  const { code, stdout } = await runCommand(command, words, variables);
  expect([code, stdout]).toEqual([1, ""]);
}

/** What stays in a data folder for no purpose. */
const listLeftovers = async ({ DATA_DIR }: Variables) =>
  (await readdir(DATA_DIR, { recursive: true })).filter((name) =>
    /(^|\/)\.(?!drafts$)|draft-/.test(name),
  );

test("three kills during a backup leave nothing after the next one", async () => {
  const shop = { DATA_DIR: path.join(folder, "backups") };
  await cp(sample.DATA_DIR, shop.DATA_DIR, { recursive: true });
  const elsewhere = path.join(folder, "elsewhere");
  const outside = path.join(elsewhere, "by-hand.tar");
  await kill("backup", [], "after:owned-files.json", shop);
  await kill("backup", [], "before:backup-", shop);
  expect(await listLeftovers(shop)).toContainEqual(expect.stringMatching(/^backups\/.*draft-/));
  await kill("backup", [outside], "before:by-hand.tar", shop);
  expect(await readdir(elsewhere)).toEqual([expect.stringContaining("draft-")]);
  expect(await runCommand("backup", [outside], shop)).toMatchObject({ code: 0, stderr: "" });
  expect(await listLeftovers(shop)).toEqual([]);
  expect(await readdir(elsewhere)).toEqual(["by-hand.tar"]);
  expect(await withShop(shop, digest)).toEqual(before);
});

test("a shop killed during a backup leaves nothing after its next start", async () => {
  const shop = { DATA_DIR: path.join(folder, "shop"), ADMIN_PASSWORD: admin.password };
  await cp(sample.DATA_DIR, shop.DATA_DIR, { recursive: true });
  const running = await startShop(shop);
  const { call } = await signInToShop(running.baseURL);
  const answer = call("POST", "/backups").catch(() => null);
  await expect.poll(() => listLeftovers(shop), { interval: 5 }).not.toEqual([]);
  running.process.kill("SIGKILL");
  await once(running.process, "exit");
  await answer;
  const again = await startShop(shop);
  expect(await listLeftovers(shop)).toEqual([]);
  await again.stop();
});

/* A restore is undone that was killed at one of these renames, and finished at the others. */
const undone = ["before:plan.json"];
const finished = ["after:plan.json", "after:media", "after:shop.sqlite"];
const undoneOnPostgres = ["before:plan.json", "after:plan.json"];
const finishedOnPostgres = ["before:media", "before:session-secret"];

test.each([
  ...undone.map((at): [string, string] => ["undone", at]),
  ...finished.map((at): [string, string] => ["finished", at]),
])("a restore killed in an embedded shop is %s at the next start: %s", async (outcome, at) => {
  const shop = { DATA_DIR: path.join(folder, at.replaceAll(":", "-")) };
  await withShop(shop, addPiece("Ring of the old shop"));
  const old = await withShop(shop, digest);
  await kill("restore", [backup, "--replace"], at, shop);
  expect(await withShop(shop, digest)).toEqual(outcome === "undone" ? old : before);
  expect(await listLeftovers(shop)).toEqual([]);
  const aside = (await readdir(shop.DATA_DIR)).filter((name) => name.startsWith("replaced-"));
  expect(aside).toHaveLength(outcome === "undone" ? 0 : 1);
  await rm(shop.DATA_DIR, { recursive: true });
});

test("three restores killed one after the other into an empty folder leave the last one's shop", async () => {
  const shop = { DATA_DIR: path.join(folder, "empty") };
  await kill("restore", [backup], "before:plan.json", shop);
  await kill("restore", [backup], "after:media", shop);
  const doctor = await runCommand("doctor", ["--json"], shop);
  expect(doctor.stdout).toContain("A restore was interrupted.");
  const { code, stdout, stderr } = await runCommand("restore", [backup], shop);
  expect([code, stdout]).toEqual([1, "A restore was interrupted. It is finished now.\n"]);
  expect(stderr).toContain("There is a shop in");
  await kill("restore", [backup, "--replace"], "after:shop.sqlite", shop);
  expect(await withShop(shop, digest)).toEqual(before);
  expect(await listLeftovers(shop)).toEqual([]);
});

test.runIf(hasPostgres)("a restore killed on PostgreSQL is undone or finished", async () => {
  const shop = {
    DATA_DIR: path.join(folder, "postgres"),
    DATABASE_URL: postgres?.url ?? "",
  };
  for (const at of [...undoneOnPostgres, ...finishedOnPostgres]) {
    await withShop(shop, addPiece("Ring of the old shop"));
    const old = await withShop(shop, digest);
    await kill("restore", [backup, "--replace"], at, shop);
    expect([at, await withShop(shop, digest)]).toEqual([
      at,
      undoneOnPostgres.includes(at) ? old : before,
    ]);
    expect(await listLeftovers(shop)).toEqual([]);
  }
  const kept = (await readdir(path.join(shop.DATA_DIR, "backups"))).toSorted();
  expect(kept).toHaveLength(finishedOnPostgres.length);
  expect(await runCommand("restore", [backup, "--replace"], shop)).toMatchObject({ code: 0 });
  expect(await withShop(shop, digest)).toEqual(before);
});
