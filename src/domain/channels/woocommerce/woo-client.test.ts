import type { OutboundClient } from "../../services/outbound-client.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { serveLocally } from "#tests/support/local-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { wooProduct, wooVariation } from "#tests/support/woo/records.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import type { Shop } from "../../shop.ts";
import { createWooClient, type WooStore } from "./woo-client.ts";

const KEYS = { consumerKey: "ck_of_a_test", consumerSecret: "cs_of_a_test" };

let shop: Shop;
let outbound: OutboundClient | undefined;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => outbound?.close());

/** A client of the store, from a shop to which the store is a machine of its own. */
function open(store: WooServer, options: Partial<WooStore> = {}) {
  outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  return createWooClient({ ...shop, outbound }, { storeUrl: store.url, ...KEYS, ...options });
}

async function namesOf(pages: AsyncIterable<{ items: unknown[] }>): Promise<string[]> {
  const names: string[] = [];
  for await (const { items } of pages) {
    names.push(...items.map((item) => String((item as { name: unknown }).name)));
  }
  return names;
}

function fill(store: WooServer, count: number): void {
  store.records.products = Array.from({ length: count }, (_, index) => wooProduct(index + 1));
}

test("reads all pages by id, each once", async () => {
  const store = await startWooServer();
  fill(store, 250);
  const names = await namesOf(open(store).pages("products"));
  expect(names).toEqual(store.records.products.map(({ id }) => `Piece ${id}`));
  expect(store.requests.filter((each) => /products\?.*page=\d/.test(each))).toHaveLength(4);
});

test("ends without paging headers, and with a store that ignores paging", async () => {
  const list = Array.from({ length: 100 }, (_, index) => wooProduct(index + 1));
  const one = await serveLocally((request, response) => {
    const page = Number(new URL(request.url!, "http://a").searchParams.get("page") ?? 1);
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify(page > 2 ? [] : list.map((each) => ({ ...each, id: each.id + page }))),
    );
  });
  const same = await serveLocally((_, response) => response.end(JSON.stringify(list)));
  outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  for (const [url, count] of [
    [one.url, 200],
    [same.url, 100],
  ] as const) {
    const client = createWooClient({ ...shop, outbound }, { storeUrl: url, ...KEYS });
    expect(await namesOf(client.pages("products"))).toHaveLength(count);
  }
});

describe("authentication", () => {
  test("tries the Authorization header first and describes the method", async () => {
    const store = await startWooServer();
    const client = open(store);
    expect(client.describeAuth()).toBeNull();
    await client.get("products");
    expect(client.describeAuth()).toBe(`Signed in to 127.0.0.1:${store.port} with your keys.`);
    expect(store.requests.join()).not.toContain("consumer");
  });

  test("falls back to keys in the query where headers are dropped", async () => {
    const store = await startWooServer({ accepts: ["query"] });
    fill(store, 1);
    const client = open(store);
    expect((await client.get("products")).total).toBe(1);
    expect(client.describeAuth()).toContain("in the address");
  });

  test("signs requests without TLS instead of sending keys", async () => {
    const store = await startWooServer({ accepts: ["oauth"] });
    fill(store, 130);
    // Not named as an own machine: only by its name, which leads there.
    outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
    const publicOnly: OutboundClient = { ...outbound, isAllowedPrivateHost: () => false };
    const client = createWooClient(
      { ...shop, outbound: publicOnly },
      { storeUrl: store.url, ...KEYS },
    );
    expect(await namesOf(client.pages("products", { search: "Piece (é) & *'!" }))).toHaveLength(
      130,
    );
    expect(await client.send("PUT", "products/1", { name: "Changed" })).toMatchObject({
      name: "Changed",
    });
    expect(store.requests.join()).not.toContain(KEYS.consumerSecret);
  });

  test("reads the public Store API without keys, and refuses changes", async () => {
    const store = await startWooServer();
    fill(store, 2);
    const client = open(store, { consumerKey: "", consumerSecret: undefined });
    expect(await namesOf(client.pages("products"))).toEqual(["Piece 1", "Piece 2"]);
    expect(client.describeAuth()).toContain("without keys");
    await expect(client.send("POST", "products", {})).rejects.toMatchObject({
      code: "unprocessable",
    });
  });

  test("finds WordPress in a folder, from any page, and without a scheme", async () => {
    const store = await startWooServer({ folder: "/old/shop" });
    fill(store, 1);
    for (const storeUrl of [
      store.url,
      `${store.url}/wp-admin/admin.php?page=wc-settings`,
      `http://127.0.0.1:${store.port}`,
      `127.0.0.1:${store.port}/old/shop/`,
      ` ${store.url}/cart?consumer_key=ck_x `,
    ]) {
      expect(await namesOf(open(store, { storeUrl }).pages("products"))).toEqual(["Piece 1"]);
    }
    expect(store.requests.join()).not.toContain("ck_x");
  });
});

describe("a change", () => {
  test("is sent alone and in a batch", async () => {
    const store = await startWooServer();
    fill(store, 2);
    store.variations.set(1, [wooVariation(11)]);
    const client = open(store);
    await client.send("PUT", "products/1", { regular_price: "99.00" });
    const done = await client.send("POST", "products/batch", {
      update: [{ id: 2, stock_quantity: 0 }, { id: 77 }],
      create: [{ name: "New", sku: "NEW" }],
    });
    expect(done).toMatchObject({
      update: [{ id: 2 }, { id: 77, error: { code: "woocommerce_rest_term_invalid" } }],
      create: [{ id: 3, name: "New" }],
    });
    expect(store.records.products[0]).toMatchObject({ price: "99.00" });
  });

  test("is not retried when it creates something and the store fails", async () => {
    const store = await startWooServer();
    store.failures.push({ at: /products\/batch/, failure: { kind: "status", status: 500 } });
    await expect(open(store).send("POST", "products/batch", {})).rejects.toMatchObject({
      code: "bad-gateway",
    });
    expect(store.requests.filter((each) => each.includes("batch"))).toHaveLength(1);
  });
});
