import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { crawlShop } from "#tests/support/crawl-shop.ts";
import { admin, signInToShop, type ShopClient } from "#tests/support/shop-client.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let shop: ShopServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "no-costs-"));
});
afterEach(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true });
});

/** Values that stand nowhere else in the shop. */
const MARKED = /marked-supplier|81723\.64|81,723\.64|8172364|7364\.92|7,364\.92|736492/i;
const pricing = {
  loss: "7.31",
  stones: "81723.64",
  findings: "81723.64",
  hours: "3.17",
  rate: "7364.92",
  cost: "81723.64",
  markup: "131.7",
  supplier: "Marked-Supplier",
  locked: true,
};
const withId = z.object({ id: z.int() });

const drawPhoto = async () => {
  const png = await pictureWithCornerColors(1000, 1000).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
};

/** Three pieces with a photo, of which one tells a story. */
async function markPieces({ call }: ShopClient): Promise<number> {
  const metals = { gold: "81723.64", silver: "7364.92" };
  expect((await call("PUT", "/metal-prices", metals)).status).toBe(200);
  const ids: number[] = [];
  for (const name of ["Band", "Signet", "Cuff"]) {
    const facts = { metals: "18k yellow gold 4.2 g", stones: "sapphire, 1.2 ct", weight: "5" };
    const made = await call("POST", "/products", {
      ...facts,
      name,
      price: "890.00",
      stock: 1,
      categoryId: 12,
      pricing,
      images: [await drawPhoto()],
    });
    expect(made.status).toBe(201);
    ids.push(withId.parse(made.json).id);
  }
  const story = { title: "Blue", slug: "blue", description: "Blue", isPublished: true };
  const collection = { ...story, content: "<p>Blue</p>", productIds: ids.slice(0, 1) };
  expect((await call("POST", "/blog-posts", collection)).status).toBe(201);
  expect((await call("POST", "/setup/open")).status).toBe(200);
  return ids[0] ?? 0;
}

/** The address of the feed that another platform reads. */
async function connectFeed({ call }: ShopClient, platform: string): Promise<string> {
  const connected = await call("POST", "/platforms", { platform });
  const { feedUrl } = z.object({ feedUrl: z.string() }).parse(connected.json);
  return new URL(feedUrl).pathname;
}

test("no page, call, feed or export for platforms tells cost, margin, supplier or metal prices", async () => {
  shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_DATA: "never",
  });
  const { baseURL } = shop;
  const client = await signInToShop(baseURL);
  const id = await markPieces(client);
  expect((await client.call("GET", `/products/${id}`)).text).toMatch(MARKED);

  const crawled = await crawlShop(baseURL);
  const jsonLd = crawled.find(({ path }) => path === `/products/${id}`)?.text ?? "";
  expect(jsonLd).toContain("application/ld+json");
  expect(crawled.length).toBeGreaterThan(30);
  const isMarked = ({ text, headers }: (typeof crawled)[number]) =>
    MARKED.test(text) || MARKED.test(headers);
  expect(crawled.filter(isMarked).map(({ path }) => path)).toEqual([]);

  for (const platform of ["google", "meta", "pinterest"]) {
    const feed = await (await fetch(baseURL + (await connectFeed(client, platform)))).text();
    expect([platform, feed.includes("Signet"), MARKED.test(feed)]).toEqual([platform, true, false]);
  }
  for (const layout of ["shopify", "woocommerce", "etsy"]) {
    const { text, status } = await client.call("GET", `/data/export/${layout}.csv`);
    expect([layout, status, text.includes("Signet"), MARKED.test(text)]).toEqual([
      layout,
      200,
      true,
      false,
    ]);
  }
});
