import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backupFileSchema, backupsSchema, type Restore } from "#contract/operations/backups.ts";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { admin, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const PRELOADED = fileURLToPath(new URL("../support/kill-at-rename.mjs", import.meta.url));

let folder: string;
let running: ShopServer[];
let postgres: Cluster | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-at-desk-"));
  running = [];
});
afterEach(async () => {
  for (const shop of running) await shop.stop();
  await postgres?.stop();
  postgres = undefined;
  await rm(folder, { recursive: true });
});

async function start(more: Record<string, string> = {}): Promise<ShopServer> {
  const variables = { DATA_DIR: folder, SAMPLE_DATA: "never", ADMIN_PASSWORD: admin.password };
  const shop = await startShop({ ...variables, ...more });
  running.push(shop);
  return shop;
}

const addPiece = ({ call }: ShopClient, name: string) =>
  call("POST", "/products", { name, price: "10.00" });

const namesAt = async ({ baseURL }: ShopServer) =>
  ((await (await fetch(`${baseURL}/api/products`)).json()) as { name: string }[])
    .map(({ name }) => name)
    .toSorted();

/** Adds a piece, makes a backup, adds another one, and requests the restore. */
async function requestRestore(shop: ShopServer): Promise<void> {
  const client = await signInToShop(shop.baseURL);
  await client.call("POST", "/setup/open");
  await addPiece(client, "Older");
  const made = backupFileSchema.parse((await client.call("POST", "/backups")).json);
  await addPiece(client, "Newer");
  expect((await client.call("POST", `/backups/${made.name}/restore`)).status).toBe(202);
}

/** Waits until the restore has ended and the shop is open again. */
async function waitForEnd({ baseURL }: ShopServer): Promise<Restore> {
  let restore: Restore | null = null;
  const read = async () => {
    // A restore ends all sessions.
    const { call } = await signInToShop(baseURL);
    ({ restore } = backupsSchema.parse((await call("GET", "/backups")).json));
    expect(restore?.status).not.toBe("requested");
  };
  await vi.waitFor(read, { timeout: 60_000, interval: 1000 });
  if (!restore) throw new Error("No restore was requested.");
  return restore;
}

/** What is there once the restore has ended, and after another start. */
async function readAfterRestore(shop: ShopServer, variables: Record<string, string> = {}) {
  const { status, before } = await waitForEnd(shop);
  const names = await namesAt(shop);
  const backups = await readdir(path.join(folder, "backups"));
  const left = (await readdir(folder)).filter((name) => /^(\.|replaced-)/.test(name));
  // Whoever watches the process has seen no end of it.
  const { exitCode } = shop.process;
  await shop.stop();
  const later = await namesAt(await start(variables));
  return { status, hasBefore: backups.includes(before), names, left, exitCode, later };
}

const restored = {
  status: "restored",
  hasBefore: true,
  names: ["Older"],
  left: [],
  exitCode: null,
  later: ["Older"],
};

test.each(["1", "2"])("with %s workers, restarts and restores at the desk's request", async (n) => {
  const shop = await start({ WORKERS: n });
  await requestRestore(shop);
  expect(await readAfterRestore(shop)).toEqual(restored);
});

test.runIf(hasPostgres)("restores on PostgreSQL at the desk's request", async () => {
  postgres = await startPostgres();
  const variables = { DATABASE_URL: postgres.url };
  const shop = await start(variables);
  await requestRestore(shop);
  expect(await readAfterRestore(shop, variables)).toEqual(restored);
});

/* Before the restore is decided, between its files, and once it is complete. */
test.each([
  "before:before-restore-",
  "before:plan.json",
  "before:shop.sqlite",
  "after:shop.sqlite",
])("a shop killed while it restores goes on at its next start: %s", async (at) => {
  const shop = await start({ KILL_AT: at, NODE_OPTIONS: `--import ${PRELOADED}` });
  await requestRestore(shop);
  await once(shop.process, "exit");
  const again = await start();
  const { status, before } = await waitForEnd(again);
  expect([status, await namesAt(again)]).toEqual(["restored", ["Older"]]);
  const { call } = await signInToShop(again.baseURL);
  expect((await call("POST", `/backups/${before}/restore`)).status).toBe(202);
  expect((await waitForEnd(again)).status).toBe("restored");
  expect(await namesAt(again)).toEqual(["Newer", "Older"]);
});
