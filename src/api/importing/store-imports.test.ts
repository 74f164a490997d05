import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { importItemSchema } from "#contract/importing/imports.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { piecePage } from "#tests/support/website-server.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { serveWebsiteOfPieces } from "#tests/support/website-source.ts";
import { wooImage, wooProduct, wooVariation } from "#tests/support/woo/records.ts";
import { WOO_KEYS } from "#tests/support/woo/woo-import-source.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";
import { wireReportSchema } from "../wire/import-report.ts";
import { wireProductSchema } from "../wire/product.ts";

let app: TestApp;
let store: WooServer;
beforeEach(async () => {
  app = await testApp();
  store = await startWooServer();
  app.shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
});
afterEach(() => app.shop.outbound.close());

/** A store of products with three pictures each, every fifth one with variations. */
function fill(count: number): void {
  store.records.products = Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const images = [0, 1, 2].map((n) => wooImage(id * 10 + n, store.pictureUrl(id * 10 + n)));
    if (id % 5 > 0) return wooProduct(id, { images });
    store.variations.set(id, [
      wooVariation(id * 1000, { price: "90" }),
      wooVariation(id * 1000 + 1),
    ]);
    return wooProduct(id, { images, type: "variable", variations: [id * 1000, id * 1000 + 1] });
  });
}

const load = async (body: unknown, query = "") => {
  const answered = await app.admin.post(`/woocommerce/import${query}`, { body });
  expect(answered.text).not.toContain(WOO_KEYS.consumerSecret);
  return answered;
};

const typed = () => ({ storeUrl: store.url, ...WOO_KEYS });

const listAll = async () =>
  (await app.admin.get("/products?limit=100")).as(z.array(wireProductSchema));

const itemsOf = async (headers: Headers, query = "") => {
  const run = headers.get("X-Sync-Log-Id");
  return (await app.admin.get(`/sync-logs/${run}/items?limit=100${query}`)).as(
    z.array(importItemSchema),
  );
};

describe("importing a WooCommerce store", () => {
  test("imports everything with pictures, and a second import changes nothing", async () => {
    fill(60);
    const first = await load(typed());
    expect(first.status).toBe(200);
    expect(first.as(wireReportSchema)).toMatchObject({
      message: "Pieces: 60 added.",
      imported: 60,
      updated: 0,
      skipped: 0,
      failed: [],
    });
    const pieces = await listAll();
    expect(pieces).toHaveLength(60);
    expect(pieces.every(({ images }) => images.length === 3)).toBe(true);
    expect(pieces.filter(({ price }) => price === "90.00")).toHaveLength(12);

    const asked = store.requests.length;
    const second = await load(typed());
    expect(second.as(wireReportSchema)).toMatchObject({ imported: 0, updated: 0, skipped: 60 });
    expect(await listAll()).toEqual(pieces);
    expect(store.requests.slice(asked).filter((each) => each.includes("uploads"))).toEqual([]);
  });

  test("previews without writing", async () => {
    fill(3);
    const plan = await load(typed(), "?dryRun=1");
    expect(plan.as(wireReportSchema)).toMatchObject({
      message: "Pieces: 3 to add.",
      dryRun: true,
      imported: 3,
      way: `Signed in to 127.0.0.1:${store.port} with your keys.`,
    });
    expect(await listAll()).toEqual([]);
  });

  test("imports pieces whose pictures are broken and names each broken picture", async () => {
    const images = Array.from({ length: 20 }, (_, index) =>
      wooImage(index, store.pictureUrl(index)),
    );
    const more = Array.from({ length: 20 }, (_, index) =>
      wooImage(index, store.pictureUrl(100 + index)),
    );
    store.records.products = [wooProduct(1, { images }), wooProduct(2, { images: more })];
    store.failures.push(
      { at: /\/3\.png/, failure: { kind: "status", status: 404 } },
      { at: /\/7\.png/, failure: { kind: "html" } },
      { at: /\/107\.png/, failure: { kind: "die" } },
    );
    const { failed, missingPhotos } = (await load(typed())).as(wireReportSchema);
    expect(new Set(failed.map(({ reason }) => /\d+\.png/.exec(reason)?.[0]))).toEqual(
      new Set(["3.png", "7.png"]),
    );
    // A host that breaks off may give the picture later.
    expect(missingPhotos).toMatchObject([{ host: `127.0.0.1:${store.port}`, photos: 1 }]);
    expect(new Set((await listAll()).map(({ images }) => images.length))).toEqual(
      new Set([18, 19]),
    );
  });

  test("keeps what was read from a store that fails halfway, and imports the rest the next time", async () => {
    fill(150);
    store.records.products.forEach((product) => (product["images"] = []));
    store.failures.push({ at: /page=2/, failure: { kind: "die" }, times: 4 });
    const broken = await load(typed());
    expect(broken.status).toBe(502);
    expect(broken.json).toMatchObject({
      message: expect.stringContaining("connection broke") as string,
    });
    expect(broken.headers.get("X-Sync-Log-Id")).not.toBeNull();
    expect(await listAll()).toHaveLength(100);
    const rest = (await load(typed())).as(wireReportSchema);
    expect(rest).toMatchObject({ imported: 50, skipped: 100 });
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ["wrong keys", { consumerKey: "ck_no", consumerSecret: "cs_no" }, 422, "refused the keys"],
    ["one key", { consumerKey: "ck_no", consumerSecret: "" }, 400, "consumerSecret"],
    ["a private address", { storeUrl: "http://169.254.169.254" }, 422, "private address"],
    ["no address", { storeUrl: "ftp://a" }, 400, "address"],
    ["another unit", { weightUnit: "stone" }, 400, "g, kg, lbs and oz"],
    ["carats", { weightUnit: "ct" }, 400, "g, kg, lbs and oz"],
    ["the other key alone", { consumerKey: "" }, 400, "consumerKey"],
    ["a long key", { consumerKey: "x".repeat(2001) }, 400, "2000"],
  ])("refuses %s with a sentence", async (_, fields, status, words) => {
    const refused = await load({ ...typed(), ...fields });
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(words);
    expect(refused.json).toMatchObject({ error: expect.any(String) as string });
  });

  test("asks for the unit of weight when the store does not reveal it", async () => {
    store.settings.weightUnit = null;
    store.records.products = [wooProduct(1, { weight: "12" })];
    const asked = await load(typed());
    expect(asked.json).toMatchObject({ issues: [{ path: "weightUnit" }] });
    expect(await listAll()).toEqual([]);
    const blank = await load({ ...typed(), weightUnit: " " });
    expect(blank.json).toMatchObject({ issues: [{ path: "weightUnit" }] });
    expect((await load({ ...typed(), weightUnit: "lbs" })).status).toBe(200);
    expect((await listAll())[0]?.weight).toBe("5443.11");
  });

  test("uses the connected store without a body, and explains when there is none", async () => {
    const none = await app.admin.post("/woocommerce/import");
    expect(none).toMatchObject({ status: 422 });
    expect(none.text).toContain("No WooCommerce store is connected");
    fill(2);
    const connected = await app.admin.post("/platforms", {
      body: { platform: "woocommerce", credentials: typed() },
    });
    expect(connected.status).toBe(201);
    const answered = await app.admin.post("/woocommerce/import");
    expect(answered.json).toMatchObject({ imported: 2 });
  });

  test("reads public products without keys", async () => {
    fill(4);
    store.records.products.forEach((product) => (product["images"] = []));
    store.records.products[0]!["status"] = "private";
    const report = (await load({ storeUrl: store.url })).as(wireReportSchema);
    expect(report).toMatchObject({ imported: 3 });
    expect(report.way).toContain("without keys");
  });
});

const scrape = (url: string, query = "") =>
  app.admin.post(`/scrape-website${query}`, { body: { url } });

describe("importing a website", () => {
  test("returns the added and changed pieces, each once", async () => {
    const site = await serveWebsiteOfPieces(["Ember Ring", "Moss Ring", "Fern Ring"]);
    const first = (await scrape(site.url)).as(z.array(wireProductSchema));
    expect(first.map(({ name }) => name).toSorted()).toEqual([
      "Ember Ring",
      "Fern Ring",
      "Moss Ring",
    ]);
    expect((await scrape(site.url)).json).toEqual([]);
    site.pages.set("/pieces/moss-ring", piecePage("Moss Ring", { offers: { price: 150 } }));
    expect((await scrape(site.url)).json).toMatchObject([{ name: "Moss Ring", price: "150.00" }]);
    const redirect = await app.admin.get("/products?limit=100");
    expect(redirect.as(z.array(wireProductSchema))).toHaveLength(3);
  });

  test("treats a WooCommerce store with and without keys as the same source", async () => {
    fill(3);
    store.records.products.forEach((product) => (product["images"] = []));
    await load(typed());
    expect((await scrape(store.url)).json).toEqual([]);
    expect(await listAll()).toHaveLength(3);
  });

  test("leaves doubtful pieces to a person and hides pieces without a price", async () => {
    const site = await serveWebsiteOfPieces(["Euro Ring", "Free Ring", "Plain Ring"]);
    site.pages.set(
      "/pieces/euro-ring",
      piecePage("Euro Ring", { offers: { price: 5, priceCurrency: "EUR" } }),
    );
    site.pages.set("/pieces/free-ring", piecePage("Free Ring", { offers: undefined }));
    site.pages.set("/pieces/plain-ring", "<h1>Plain Ring</h1><p class=price>$80</p>");
    const answered = await scrape(site.url);
    expect(answered.json).toMatchObject([{ name: "Free Ring", price: "0.00", isActive: false }]);
    const doubtful = await itemsOf(answered.headers, "&verdict=doubtful");
    expect(doubtful.map(({ name }) => name)).toEqual(["Euro Ring", "Plain Ring"]);
  });

  test("previews, and allows one import of a site at a time", async () => {
    const site = await serveWebsiteOfPieces(["A", "B"], 100);
    expect((await scrape(site.url, "?dryRun=1")).json).toMatchObject({ imported: 2, dryRun: true });
    const [one, other] = await Promise.all([scrape(site.url), scrape(site.url)]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  });

  test("explains when a site forbids it, has no pieces or does not respond", async () => {
    const site = await serveWebsiteOfPieces(["A"]);
    site.pages.set("/robots.txt", "User-agent: *\nDisallow: /");
    expect(await scrape(site.url)).toMatchObject({ status: 422 });
    site.pages.clear();
    expect(await scrape(site.url)).toMatchObject({ status: 422 });
    await site.stop();
    expect(await scrape(site.url)).toMatchObject({ status: 502 });
    expect(await scrape("")).toMatchObject({ status: 400 });
    expect(await scrape("http://10.0.0.1/")).toMatchObject({ status: 422 });
    expect(await app.visitor.post("/scrape-website", { body: { url: site.url } })).toMatchObject({
      status: 401,
    });
  });
});
