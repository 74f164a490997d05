import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { startMeasuredShop } from "#tests/support/shop-server.ts";
import { measurePaint, type Paint } from "./felt/measure-paint.ts";
import { measureTap, type Way } from "./felt/measure-taps.ts";
import { openBrowser, type Phone } from "./felt/slow-phone.ts";
import { quantile, type ResultRow } from "./results-table.ts";

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

/**
 * What a visitor feels on a cheap phone with a slow line, in the sample shop: beside the same page without its
 * scripts, one visit to either in turns.
 */
export async function measureFelt(effort: Effort): Promise<ResultRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-felt-"));
  const shop = await startMeasuredShop({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: "a-password-for-the-bench",
  });
  const browser = await openBrowser();
  const rows: ResultRow[] = [];
  // All of it takes a quarter of an hour.
  const add = (row: ResultRow) => {
    console.error(`${row.what}: ${row.ours}, without scripts ${row.baseline ?? "not measured"}`);
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
    const pairs = await inTurns(visits, slowdown, (phone) =>
      measurePaint(browser, baseURL + page, phone),
    );
    const median = (field: keyof Paint) =>
      pairs.map((paints) =>
        quantile(
          paints.map((paint) => paint[field]),
          0.5,
        ),
      ) as [number, number];
    const what = `${name}, ${slowdown}×`;
    yield beside(`${what}: main thread, five seconds`, median("busy"), "≤ 1.15");
    yield beside(`${what}: largest paint`, median("largest"), "≤ 1.10");
    const [blocking, plain] = median("blocking");
    yield {
      what: `${what}: blocking time`,
      ours: inMs(blocking),
      baseline: inMs(plain),
      target: "10 ms more",
    };
    yield { what: `${what}: layout shift`, ours: median("shift")[0].toFixed(3), target: "0" };
  }
}

async function* measureWays(
  browser: Browser,
  baseURL: string,
  slowdown: number,
  { taps }: Effort,
): AsyncGenerator<ResultRow> {
  for (const way of WAYS) {
    const pairs = await inTurns(taps, slowdown, (phone, index) =>
      measureTap(browser, baseURL, way, { phone, index }),
    );
    const p75 = pairs.map((all) => quantile(all, 0.75)) as [number, number];
    yield beside(`${way.name}, ${slowdown}×: tap to heading, p75`, p75, "≤ 1.10");
  }
}

/** Measures with scripts and without, in turns. */
async function inTurns<Result>(
  rounds: number,
  slowdown: number,
  measure: (phone: Phone, index: number) => Promise<Result>,
): Promise<[withScripts: Result[], without: Result[]]> {
  const withScripts: Result[] = [];
  const without: Result[] = [];
  for (let index = 0; index < rounds; index += 1) {
    withScripts.push(await measure({ slowdown, hasScripts: true }, index));
    without.push(await measure({ slowdown, hasScripts: false }, index));
  }
  return [withScripts, without];
}

const beside = (what: string, [ours, plain]: [number, number], target: string): ResultRow => ({
  what,
  ours: inMs(ours),
  baseline: inMs(plain),
  ratio: ours / plain,
  target,
});

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;
