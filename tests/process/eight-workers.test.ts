import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import {
  connectToWorkers,
  timeOfLastOutdated,
  type WorkerConnection,
} from "#tests/support/worker-connections.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const WORKERS = 4;

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
const shops: ShopServer[] = [];
const workers: WorkerConnection[] = [];

beforeAll(async () => {
  if (!hasPostgres) return;
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-eight-"));
  postgres = await startPostgres();
  for (const name of ["a", "b"]) {
    shops.push(
      await startShop({
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: postgres.url,
        SAMPLE_DATA: "never",
        ADMIN_PASSWORD: admin.password,
        SESSION_SECRET: "a-session-secret-of-eight",
        ENCRYPTION_KEY: "an-encryption-key-of-eight",
        WORKERS: String(WORKERS),
      }),
    );
  }
  for (const shop of shops) workers.push(...(await connectToWorkers(shop, WORKERS)));
});
afterAll(async () => {
  for (const worker of workers) worker.close();
  for (const shop of shops) await shop.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

test.runIf(hasPostgres)(
  "a price that one of two machines saves is shown by all eight workers within a second",
  async () => {
    const [{ baseURL }] = shops as [ShopServer];
    const { call } = await signInToShop(baseURL);
    await call("POST", "/setup/open");
    const made = await call("POST", "/products", { name: "Eightfold ring", price: "90.00" });
    const page = `/products/${(made.json as { id: number }).id}`;
    for (const price of ["4001.00", "4002.00", "4003.00"]) {
      // Every worker has cached the page as it is now.
      for (const { read } of workers) expect(await read(page)).not.toContain(price);
      expect((await call("PUT", page, { price })).status).toBe(200);
      expect(await timeOfLastOutdated(workers, page, price)).toBeLessThan(1000);
    }
  },
);
