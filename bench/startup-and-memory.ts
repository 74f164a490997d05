import { setTimeout as sleep } from "node:timers/promises";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import { admin } from "#tests/support/shop-client.ts";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";
import { measureHttpLoad, pinToCore } from "./http-load.ts";
import type { ResultRow } from "./results-table.ts";

const AT_REST = 140;

/** How long the shop takes from the start to its first answer. */
export async function measureStart(dataDir: string): Promise<{ shop: ShopServer; row: ResultRow }> {
  const started = performance.now();
  const shop = await startMeasuredShop(
    {
      DATA_DIR: dataDir,
      SAMPLE_DATA: "never",
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
    },
    { before: pinToCore(0) },
  );
  const seconds = (performance.now() - started) / 1000;
  return { shop, row: { what: "start, 1,000 pieces", ours: `${seconds.toFixed(2)} s` } };
}

/** Memory of the shop after its start, and after load on its pages. */
export async function measureMemory(shop: ShopServer, seconds: number): Promise<ResultRow[]> {
  await sleep(2000);
  const atRest = await readResidentMegabytes(shop.process.pid);
  const around = [
    "/",
    "/products",
    "/collections",
    "/products?category=12",
    "/products/7",
    "/about",
  ];
  const after: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const path of around)
      await measureHttpLoad(`${shop.baseURL}${path}`, Math.max(1, seconds / 24));
    after.push(await readResidentMegabytes(shop.process.pid));
  }
  const [first = 0, last = 0] = [after[0], after.at(-1)];
  return [
    {
      what: "memory at rest, 1,000 pieces",
      ours: `${atRest.toFixed(0)} MB`,
      baseline: `${AT_REST} MB`,
      ratio: atRest / AT_REST,
      target: "≤ 1.00",
    },
    {
      what: "memory after load, its last quarter against its first",
      ours: `${last.toFixed(0)} MB`,
      baseline: `${first.toFixed(0)} MB`,
      ratio: last / first,
      target: "≤ 1.10",
    },
  ];
}
