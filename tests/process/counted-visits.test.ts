import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Insights, insightsSchema } from "#contract/operations/insights.ts";
import { COMPUTER } from "#tests/support/seen-page.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let folder: string;
let running: { stop: () => Promise<void> }[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-visits-"));
  running = [];
});
afterEach(async () => {
  for (const each of running.toReversed()) await each.stop();
  await rm(folder, { recursive: true });
});

type SignedIn = ShopServer & Pick<Awaited<ReturnType<typeof signInToShop>>, "call">;

/** A shop without pieces, which is open: what is counted needs none. */
async function start(name: string, more: Record<string, string> = {}): Promise<SignedIn> {
  const shop = await startShop({
    DATA_DIR: path.join(folder, name),
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    // Behind a proxy, each request may be another visitor's.
    TRUST_PROXY: "1",
    ...more,
  });
  running.push(shop);
  const { call } = await signInToShop(shop.baseURL);
  expect((await call("POST", "/setup/open")).status).toBe(200);
  return { ...shop, call };
}

/** Each over a connection of its own, so that requests reach every worker. */
async function view(shop: ShopServer, page: string, visitor: number): Promise<void> {
  const response = await fetch(`${shop.baseURL}${page}`, {
    headers: {
      Accept: "text/html",
      "Accept-Language": "en-US",
      Connection: "close",
      "User-Agent": COMPUTER,
      "X-Forwarded-For": `203.0.113.${visitor}`,
    },
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

async function readInsights({ call }: SignedIn) {
  return insightsSchema.parse((await call("GET", "/insights")).json);
}

test("a killed shop has every view that was written, once", async () => {
  let shop = await start("one");
  for (let visitor = 1; visitor <= 20; visitor += 1) await view(shop, "/", visitor);
  await expect
    .poll(async () => (await readInsights(shop)).views, { timeout: 20_000, interval: 500 })
    .toBe(20);
  for (let visitor = 1; visitor <= 30; visitor += 1) await view(shop, "/about", visitor);
  shop.process.kill("SIGKILL");
  await once(shop.process, "exit");
  shop = await start("one");
  const after = await readInsights(shop);
  expect(after.pages.find((page) => page.path === "/")?.count).toBe(20);
  // What was viewed within the last ten seconds may be gone, and nothing else.
  expect(after.views).toBeGreaterThanOrEqual(20);
  expect(after.views).toBeLessThanOrEqual(50);
  for (let visitor = 11; visitor <= 40; visitor += 1) await view(shop, "/", visitor);
  await shop.stop();
  const ended = await readInsights(await start("one"));
  expect(ended.pages.find((page) => page.path === "/")?.count).toBe(50);
  // Those who came before the kill are known still; the sketch may take two for one.
  expect(Math.abs(ended.visits - 40)).toBeLessThanOrEqual(1);
});

test("four workers add up", async () => {
  const shop = await start("workers", { WORKERS: "4" });
  await viewAll([shop]);
  await shop.stop();
  expect(summarize(await readInsights(await start("workers")))).toEqual([200, true]);
});

test("two machines on one database add up", async ({ skip }) => {
  if (!hasPostgres) skip("PostgreSQL 15 or later was not found");
  const postgres = await startPostgres();
  running.push(postgres);
  const shared = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a-session-secret-of-two",
    ENCRYPTION_KEY: "an-encryption-key-of-two",
  };
  const shops = [await start("a", shared), await start("b", shared)];
  await viewAll(shops);
  for (const shop of shops) await shop.stop();
  expect(summarize(await readInsights(await start("a", shared)))).toEqual([200, true]);
});

/** 100 visitors look at two pages each, in turns on each machine. */
async function viewAll(shops: ShopServer[]): Promise<void> {
  const views = Array.from({ length: 200 }, (_, index) => {
    const shop = shops[index % shops.length];
    if (!shop) throw new Error("There is no shop.");
    return () => view(shop, index < 100 ? "/" : "/about", (index * 7) % 100);
  });
  for (let at = 0; at < views.length; at += 10) {
    await Promise.all(views.slice(at, at + 10).map((each) => each()));
  }
}

/** Views exactly; of a hundred visitors the sketch may take a few for others. */
const summarize = ({ views, visits }: Insights) => [views, Math.abs(visits - 100) <= 3];
