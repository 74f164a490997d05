import type { OutboundClient } from "../../services/outbound-client.ts";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import type { WooFailure } from "#tests/support/woo/injected-failures.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import type { Shop } from "../../shop.ts";
import { createWooClient, type WooStore } from "./woo-client.ts";

const KEYS = { consumerKey: "ck_of_a_test", consumerSecret: "cs_of_a_test" };
const SECRETS = [...Object.values(KEYS), Buffer.from("ck_of_a_test:cs_").toString("base64")];

let shop: Shop;
let store: WooServer;
let outbound: OutboundClient;
beforeEach(async () => {
  shop = await testShop();
  store = await startWooServer();
  store.records.products = [wooProduct(1)];
  outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
});
afterEach(() => outbound.close());

const open = (options: Partial<WooStore> = {}) =>
  createWooClient({ ...shop, outbound }, { storeUrl: store.url, ...KEYS, ...options });

const PRODUCTS = /v3\/products/;
const plan = (failure: WooFailure, times?: number, at = PRODUCTS) =>
  store.failures.push({ at, failure, ...(times !== undefined && { times }) });
const status = (code: number, retryAfter?: string): WooFailure => ({
  kind: "status",
  status: code,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The error contains no key, however it is printed. */
async function failureOf(work: Promise<unknown>): Promise<{ code: unknown; message: string }> {
  const error = await work.then(
    () => expect.unreachable("It did not fail."),
    (reason: unknown) => reason,
  );
  const whole = inspect(error, { depth: 10, showHidden: true });
  for (const secret of SECRETS) expect(whole).not.toContain(secret);
  return error as { code: unknown; message: string };
}

describe("keys of a WooCommerce store", () => {
  test("refuses wrong keys, ignoring surrounding spaces", async () => {
    const failure = await failureOf(open({ consumerSecret: "cs_wrong" }).get("products"));
    expect(failure).toMatchObject({ code: "unprocessable" });
    expect(failure.message).toContain("refused the keys");
    await open({ consumerKey: " ck_of_a_test " }).get("products");
  });

  test("refuses keys without read permission", async () => {
    store.credentials.permissions = "write";
    const failure = await failureOf(open().get("products"));
    expect(failure.code).toBe("unprocessable");
    expect(failure.message).toContain("does not have read permissions");
  });

  test("reports keys blocked by a firewall", async () => {
    plan({ kind: "status", status: 403, body: "<h1>Forbidden</h1>" });
    const failure = await failureOf(open().get("products"));
    expect(failure.code).toBe("unprocessable");
    expect(failure.message).toContain("does not let these keys do that");
  });

  test("sends keys to no other host", async () => {
    const other = await startWooServer();
    outbound = createOutboundClient({
      allow: [`127.0.0.1:${store.port}`, `localhost:${other.port}`],
    });
    const to = `${other.url.replace("127.0.0.1", "localhost")}/wp-json/`;
    plan({ kind: "redirect", to }, undefined, /wp-json\/\?/);
    const failure = await failureOf(open().get("products"));
    expect(failure).toMatchObject({ code: "unprocessable" });
    expect(failure.message).toContain(`leads to localhost:${other.port}`);
  });
});

describe("transient failures of a WooCommerce store", () => {
  test("retries a failed request", async () => {
    plan(status(500), 1);
    plan({ kind: "die" }, 1);
    expect((await open().get("products")).total).toBe(1);
  });

  test("waits as long as Retry-After says", async () => {
    plan(status(429, "1"), 1);
    const started = performance.now();
    expect((await open().get("products")).total).toBe(1);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test("gives up on an excessive Retry-After", async () => {
    plan(status(429, "86400"));
    const failure = await failureOf(open().get("products"));
    expect(failure).toMatchObject({
      code: "bad-gateway",
      message: `127.0.0.1:${store.port} is too busy to answer. Try again later. It said: “It broke.”`,
    });
  });

  test("stops when aborted", async () => {
    plan(status(429, "60"));
    const reason = new Error("Nobody waits.");
    const controller = new AbortController();
    const asked = open({ signal: controller.signal }).get("products");
    setTimeout(() => controller.abort(reason), 100);
    await expect(asked).rejects.toBe(reason);
  });
});

describe("permanent failures of a WooCommerce store", () => {
  test.each<[string, WooFailure, string]>([
    ["500 for ever", status(500), "broke while it was asked (500)"],
    ["a page instead of data", { kind: "html" }, "answered with a page instead of data"],
    ["half an answer", { kind: "die" }, "the connection broke"],
    ["an endless answer", { kind: "endless" }, "sent more than 10 MB"],
    ["no list", { kind: "status", status: 200, body: { a: 1 } }, "something else than a list"],
  ])("reports %s", async (_, failure, message) => {
    const client = open();
    await client.connect();
    plan(failure);
    const error = await failureOf(client.pages("products")[Symbol.asyncIterator]().next());
    expect(error.code).toBe("bad-gateway");
    expect(error.message).toContain(message);
  });

  test("does not follow a redirect to a private address", async () => {
    const client = open();
    await client.connect();
    plan({ kind: "redirect", to: "http://169.254.169.254/latest/meta-data/" });
    const error = await failureOf(client.get("products"));
    expect(error).toMatchObject({ code: "unprocessable" });
    expect(error.message).toContain("is a private address");
  });

  test("reports an unreachable host", async () => {
    await store.stop();
    const error = await failureOf(open({ storeUrl: `127.0.0.1:${store.port}` }).get("products"));
    expect(error).toMatchObject({ code: "bad-gateway" });
    expect(error.message).toContain("nothing answers there");
  });

  test.each(["", "ftp://old-shop.example", "http://", "https://:80"])(
    "refuses %j as an address",
    async (storeUrl) => {
      await expect(open({ storeUrl }).get("products")).rejects.toMatchObject({ code: "invalid" });
    },
  );
});
