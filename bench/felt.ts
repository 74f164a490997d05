import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { startShop } from "#tests/support/shop-server.ts";
import { measurePaint } from "./felt/measure-paint.ts";
import { measureTaps, type Way } from "./felt/measure-taps.ts";
import { openBrowser } from "./felt/slow-phone.ts";
import type { ResultRow } from "./results-table.ts";

const PAGES = {
  home: "/",
  list: "/products",
  collection: "/collections/dark-silver",
  piece: "/products/23",
};

const WAYS: Way[] = [
  { name: "list to piece", from: "/products", links: (page) => page.locator(".tile h3 a") },
  {
    name: "list to collection",
    from: "/collections",
    links: (page) => page.locator(".catalog-card h3 a"),
  },
  {
    name: "collection to piece",
    from: PAGES.collection,
    links: (page) => page.locator("main .tile h3 a"),
  },
  {
    name: "piece to piece",
    from: PAGES.piece,
    links: (page) => page.locator(".related-pieces h3 a"),
  },
  {
    name: "menu to list",
    from: PAGES.piece,
    prepare: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    links: (page) => page.locator("#menu li a"),
  },
];

type Effort = { visits: number; taps: number };

/** What a visitor feels on a cheap phone with a slow line, in the sample shop. */
export async function measureFelt(effort: Effort): Promise<ResultRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-felt-"));
  const shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: "a-password-for-the-bench" });
  const browser = await openBrowser();
  const rows: ResultRow[] = [];
  // All of it takes a quarter of an hour.
  const add = (row: ResultRow) => {
    console.error(`${row.what}: ${row.ours}`);
    rows.push(row);
  };
  try {
    for (const slowdown of [4, 6]) {
      for await (const row of measurePaints(browser, shop.baseURL, slowdown, effort)) add(row);
      for await (const row of measureWays(browser, shop.baseURL, slowdown, effort)) add(row);
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function* measurePaints(
  browser: Browser,
  baseURL: string,
  slowdown: number,
  { visits }: Effort,
): AsyncGenerator<ResultRow> {
  for (const [name, page] of Object.entries(PAGES)) {
    const paint = await measurePaint(browser, baseURL + page, { slowdown, visits });
    const what = `${name}, ${slowdown}×`;
    yield againstAim(`${what}: largest paint`, paint.largest, 1200);
    yield againstAim(`${what}: blocking time`, paint.blocking, slowdown === 4 ? 0 : 50);
    yield { what: `${what}: layout shift`, ours: paint.shift.toFixed(3), target: "0" };
  }
}

async function* measureWays(
  browser: Browser,
  baseURL: string,
  slowdown: number,
  { taps }: Effort,
): AsyncGenerator<ResultRow> {
  for (const way of WAYS) {
    const { answer, heading, whole, ahead } = await measureTaps(browser, baseURL, way, {
      slowdown,
      taps,
    });
    const what = `${way.name}, ${slowdown}×`;
    yield againstAim(`${what}: tap to answer, p75`, answer, 50);
    yield againstAim(`${what}: tap to heading, p75`, heading, 100);
    yield againstAim(`${what}: tap to whole page, p75`, whole, 100);
    yield {
      what: `${what}: prefetched by then`,
      ours: `${ahead.requests} requests, ${(ahead.bytes / 1000).toFixed(0)} kB`,
    };
  }
}

const againstAim = (what: string, ms: number, aim: number): ResultRow => ({
  what,
  ours: `${ms.toFixed(0)} ms`,
  target: `≤ ${aim} ms`,
});
