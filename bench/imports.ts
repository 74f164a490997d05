import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";
import { openWooServer } from "#tests/support/woo/open-woo-server.ts";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { type AdminClient, signIn } from "./imports/admin-client.ts";
import { fillWooStore } from "./imports/fill-woo-store.ts";
import { measureLatencyUntil } from "./imports/measure-latency-until.ts";
import { trackPeakMemory } from "./peak-memory.ts";

const admin = { username: "admin", password: "a-password-for-the-bench" };

const count = Number(process.argv[2] ?? 1000);
console.log(`A WooCommerce store of ${count} products and ${count * 3} pictures.`);
const store = await openWooServer();
fillWooStore(store, count);

ensureBuilt(fileURLToPath(new URL("../", import.meta.url)));

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

await inShop(async (shop, desk) => {
  const atRest = await measureLatencyUntil(shop, sleep(10_000));
  const stopWatching = trackPeakMemory(shop.process.pid ?? 0);
  const started = performance.now();
  const moving = desk.load();
  const meanwhile = await measureLatencyUntil(shop, moving);
  const { imported, failed } = await moving;
  console.log(
    `It moved in within ${seconds(performance.now() - started)}: ${imported} pieces, ${failed.length} failures.`,
  );
  console.log(
    `p99 of the home page: ${atRest.toFixed(0)} ms at rest, ${meanwhile.toFixed(0)} ms meanwhile; ratio ${(meanwhile / atRest).toFixed(1)}.`,
  );
  const { shop: own, all } = await stopWatching();
  console.log(
    `Peak memory: ${own.toFixed(0)} MB, ${all.toFixed(0)} MB with the process that works on pictures.`,
  );
  console.log(await desk.countPieces());

  const asked = store.requests.length;
  const again = performance.now();
  const second = await desk.load();
  const pictures = store.requests.slice(asked).filter((each) => each.includes("uploads")).length;
  console.log(
    `The second run took ${seconds(performance.now() - again)}: ${second.imported} added, ${second.updated} changed, ${second.skipped} unchanged, ${pictures} pictures fetched.`,
  );
});

for (const share of [0.1, 0.5, 0.9]) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  await inShop(async (shop, desk) => {
    desk.load().catch(() => undefined);
    for (let done = 0; done < count * share; await sleep(20)) {
      const run = await desk.lastRun();
      done = run?.state === "reading" ? run.done / 10 : (run?.done ?? 0);
      if (run?.state === "completed") break;
    }
    shop.process.kill("SIGKILL");
  }, dataDir).catch(() => undefined);
  await inShop(async (_, desk) => {
    // The shop takes up by itself what nobody works on any more.
    while ((await desk.lastRun())?.completedAt === null) await sleep(500);
    const state = (await desk.lastRun())?.state;
    console.log(
      `Killed at ${share * 100} %, and taken up again: ${state},`,
      await desk.countPieces(),
    );
  }, dataDir);
  await rm(dataDir, { recursive: true });
}
await store.stop();

/** Runs work on a shop, in a temporary folder unless one is given. */
async function inShop(
  work: (shop: ShopServer, desk: AdminClient) => Promise<void>,
  folder?: string,
): Promise<void> {
  const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), "fernhill-bench-")));
  const shop = await startMeasuredShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    OUTBOUND_ALLOW: `127.0.0.1:${store.port}`,
  });
  try {
    await work(shop, await signIn(shop, admin, store));
  } finally {
    await shop.stop();
    if (!folder) await rm(dataDir, { recursive: true });
  }
}
