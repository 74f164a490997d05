import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  FORM_LIMIT,
  PAGE_LIMITS,
  weighInquiryForm,
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

test.each(["/", "/products", "/collections", "/collections/dark-silver", "/products/23", "/about"])(
  "scripts, styles and fonts of %s stay within their limits",
  async (page) => {
    const { scripts, styles, fonts } = await weighPage(shop.baseURL, page);
    expect(scripts).toBeLessThanOrEqual(PAGE_LIMITS.scripts);
    expect(styles).toBeLessThanOrEqual(PAGE_LIMITS.styles);
    expect(fonts).toBeLessThanOrEqual(PAGE_LIMITS.fonts);
  },
);

test.each(["/products/23", "/about"])(
  "the inquiry form on %s loads when it is opened, and stays within its limit",
  async (page) => {
    const { isLoadedBefore, files, scripts } = await weighInquiryForm(shop.baseURL, page);
    expect(isLoadedBefore).toBe(false);
    expect(files).not.toEqual([]);
    expect(scripts).toBeGreaterThan(2000);
    expect(scripts).toBeLessThanOrEqual(FORM_LIMIT);
  },
);

test("a page begins with the HTML doctype", async () => {
  expect(await (await fetch(shop.baseURL)).text()).toMatch(/^<!DOCTYPE html><html /);
});

test.each(["/products", "/collections"])(
  "the HTML of the list at %s stays within its limit",
  async (page) => {
    const { html } = await weighPage(shop.baseURL, page);
    expect(html).toBeLessThanOrEqual(PAGE_LIMITS.html);
  },
);

test("the router learns of every card's page at once, so that none is asked for on a press", async () => {
  const html = await (await fetch(`${shop.baseURL}/products`)).text();
  const entry = /^\/(?:products|collections)\/[^"]+$/;
  const hrefs = (pattern: RegExp) =>
    new Set(
      [...html.matchAll(pattern)].map(([, href = ""]) => href).filter((href) => entry.test(href)),
    );
  const linked = hrefs(/<a [^>]*href="([^"?]+)"/g);
  expect(linked.size).toBeGreaterThan(24);
  const discovered = hrefs(/<a [^>]*data-discover="true"[^>]*href="([^"?]+)"/g);
  expect([...linked].filter((href) => !discovered.has(href))).toEqual([]);
});
