import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Cluster } from "#tests/support/postgres-cluster.ts";
import { admin, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres, startPostgresStandby } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let folder: string;
let primary: Cluster;
let standby: Cluster;
let shop: ShopServer;
let desk: ShopClient;

beforeAll(async () => {
  if (!hasPostgres) return;
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-standby-"));
  // A commit is acknowledged once the standby has it on its disk too.
  primary = await startPostgres("-c", "synchronous_standby_names=*");
  standby = await startPostgresStandby(primary);
  const { host } = new URL(standby.url);
  const own = new URL(primary.url).host;
  shop = await startShop({
    DATA_DIR: folder,
    // The standby is named first: it is passed over while it takes no writes.
    DATABASE_URL: `${primary.url.replace(own, `${host},${own}`)}?target_session_attrs=read-write`,
    SESSION_SECRET: "a-session-secret-of-two",
    ENCRYPTION_KEY: "an-encryption-key-of-two",
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
  });
  desk = await signInToShop(shop.baseURL);
});
afterAll(async () => {
  await shop?.stop();
  await standby?.stop();
  await primary?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const readyStatus = async () => (await fetch(`${shop.baseURL}/readyz`)).status;

async function promote(): Promise<void> {
  const client = new Client({ connectionString: standby.url });
  await client.connect();
  await client.query("select pg_promote(true, 60)");
  await client.end();
}

test.runIf(hasPostgres)(
  "a promoted standby is followed without a restart, and has all that was acknowledged",
  async () => {
    const { pid } = shop.process;
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const end = new AbortController();
    const save = async (worker: number) => {
      for (let number = 1; !end.signal.aborted; number += 1) {
        const name = `Ring ${worker}-${number}`;
        const { status } = await desk.call("POST", "/products", { name, price: "90.00" });
        statuses.add(status);
        if (status === 201) acknowledged.push(name);
      }
    };
    const traffic = [save(1), save(2), save(3)];
    try {
      await vi.waitUntil(() => acknowledged.length > 20, { timeout: 30_000 });
      await primary.kill();
      const beforePromotion = acknowledged.length;
      await vi.waitUntil(async () => (await readyStatus()) === 503, { timeout: 10_000 });
      const refused = await desk.call("POST", "/products", { name: "Lost", price: "90.00" });
      expect(refused.status).toBe(503);
      expect(refused.json).toMatchObject({ message: expect.stringContaining("Nothing was saved") });
      await promote();
      await vi.waitUntil(async () => (await readyStatus()) === 200, { timeout: 30_000 });
      await vi.waitUntil(() => acknowledged.length > beforePromotion + 20, { timeout: 30_000 });
    } finally {
      end.abort();
      await Promise.all(traffic);
    }
    expect(statuses).toEqual(new Set([201, 503]));
    const { json } = await desk.call("GET", "/products");
    const names = (json as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(names).not.toContain("Lost");
    expect([shop.process.pid, shop.process.exitCode]).toEqual([pid, null]);
  },
);
