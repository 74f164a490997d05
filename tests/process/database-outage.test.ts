import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { admin, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const OUTAGE_SECONDS = 12;

let folder: string;
let postgres: Cluster;
let shop: ShopServer;
let desk: ShopClient;

beforeAll(async () => {
  if (!hasPostgres) return;
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-outage-"));
  postgres = await startPostgres();
  shop = await startShop({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a-session-secret-of-two",
    ENCRYPTION_KEY: "an-encryption-key-of-two",
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    WORKERS: "2",
  });
  desk = await signInToShop(shop.baseURL);
});
afterAll(async () => {
  await shop?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

/** Over a connection of its own, so that requests reach both workers. */
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(shop.baseURL + address, { headers: { Connection: "close", ...headers } });

async function statusesOf(address: string, times: number): Promise<Set<number>> {
  const responses = await Promise.all(Array.from({ length: times }, () => get(address)));
  return new Set(responses.map(({ status }) => status));
}

const linesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: string; msg: string; failures?: number });

test.runIf(hasPostgres)(
  "an outage of the database costs no cached page, no write and no restart",
  async () => {
    const pid = shop.process.pid;
    await desk.call("POST", "/products", { name: "Ring before", price: "90.00" });
    // Cached by each worker.
    for (let visit = 0; visit < 10; visit += 1) await get("/about");

    const saved: string[] = [];
    const saveStatuses = new Set<number>();
    const visitStatuses = new Set<number>();
    const end = new AbortController();
    const save = async () => {
      for (let number = 1; !end.signal.aborted; number += 1) {
        const name = `Ring ${number}`;
        const { status } = await desk.call("POST", "/products", { name, price: "90.00" });
        saveStatuses.add(status);
        if (status === 201) saved.push(name);
        await sleep(50);
      }
    };
    const visit = async () => {
      while (!end.signal.aborted) {
        visitStatuses.add((await get("/about")).status);
        visitStatuses.add((await get("/products?search=ring")).status);
        await sleep(50);
      }
    };
    const traffic = [save(), visit(), visit()];

    try {
      await sleep(1000);
      await postgres.halt();
      const haltedAt = Date.now();
      expect(await statusesOf("/about", 20)).toEqual(new Set([200]));
      expect((await get("/healthz")).status).toBe(200);
      expect((await get("/readyz")).status).toBe(503);

      const page = await get("/products/4711");
      expect(page.status).toBe(503);
      expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await page.text()).toContain("This page cannot be shown right now.");

      const refused = await desk.call("POST", "/products", { name: "Lost", price: "90.00" });
      expect(refused.status).toBe(503);
      expect(refused.json).toMatchObject({
        message: expect.stringContaining("Nothing was saved."),
      });
      const login = await fetch(`${shop.baseURL}/admin/login`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(admin),
      });
      expect(login.status).toBe(503);
      expect(await login.text()).toContain("Nothing was saved.");

      await sleep(OUTAGE_SECONDS * 1000 - (Date.now() - haltedAt));
      await postgres.resume();
      await sleep(2000);
      expect(await statusesOf("/readyz", 10)).toEqual(new Set([200]));
      expect(await statusesOf("/products/4711", 10)).toEqual(new Set([404]));
      const after = await desk.call("POST", "/products", { name: "Ring after", price: "90.00" });
      expect(after.status).toBe(201);
    } finally {
      end.abort();
      await Promise.all(traffic);
    }
    expect([...visitStatuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([...saveStatuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const { json } = await desk.call("GET", "/products");
    const names = (json as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...saved, "Ring before", "Ring after"]));
    expect(names).not.toContain("Lost");
    expect(shop.process.pid).toBe(pid);
    expect(shop.process.exitCode).toBeNull();
    expect(shop.output()).not.toContain("worker exited");

    const failures = linesOf(shop.output()).filter(({ level }) => level === "error");
    const processes = 3;
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.length).toBeLessThanOrEqual(processes * (1 + Math.ceil(OUTAGE_SECONDS / 10)));
    expect(shop.output()).not.toMatch(/"stack"/);
  },
);
