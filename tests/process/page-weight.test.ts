import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ISLAND_LIMIT,
  PAGE_LIMITS,
  PIECE_LIMIT,
  weighIslands,
  weighPage,
} from "#tests/support/page-weight.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

let dataDir: string;
let shop: ShopServer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bytes-"));
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: "a-password-for-tests" });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const PAGES = {
  home: "/",
  pieces: "/products",
  collections: "/collections",
  collection: "/collections/dark-silver",
  piece: "/products/23",
  about: "/about",
  page: "/pages/care-guide",
};

test.each(Object.entries(PAGES))(
  "what a first visit to %s brings along stays within its limits",
  async (_, page) => {
    const { scripts, scriptFiles, styles, fonts } = await weighPage(shop.baseURL, page);
    expect(scriptFiles).toBe(1);
    expect(scripts).toBeLessThanOrEqual(PAGE_LIMITS.scripts);
    expect(styles).toBeLessThanOrEqual(PAGE_LIMITS.styles);
    expect(fonts).toBeLessThanOrEqual(PAGE_LIMITS.fonts);
  },
);

test("each island stays within its limit, React with it", async () => {
  const islands = await weighIslands(shop.baseURL, "/");
  expect([...islands.keys()].toSorted()).toEqual([
    "inquiry",
    "ring-size",
    "shortlist",
    "suggestions",
    "viewer",
  ]);
  for (const [island, bytes] of islands) {
    expect({ island, fits: bytes > 40_000 && bytes <= ISLAND_LIMIT }).toEqual({
      island,
      fits: true,
    });
  }
});

test.each(["/products", "/collections"])(
  "the HTML of the list at %s stays within its limit",
  async (page) => {
    const { html } = await weighPage(shop.baseURL, page);
    expect(html).toBeLessThanOrEqual(PAGE_LIMITS.html);
  },
);

test("the HTML of a piece stays within its limit", async () => {
  const { html } = await weighPage(shop.baseURL, PAGES.piece);
  expect(html).toBeLessThanOrEqual(PIECE_LIMIT);
});
