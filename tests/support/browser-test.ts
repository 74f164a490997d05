import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { COMPILE_CACHE } from "./compile-cache.ts";
import { copySampleShop } from "./copy-sample-shop.ts";
import { admin } from "./sample-shop.ts";
import { startShop } from "./shop-server.ts";
import { waitUntilHydrated } from "./wait-until-hydrated.ts";

export { expect } from "@playwright/test";

/**
 * Options of tests that see what moves. In all others motion is reduced, since each frame of an animation
 * takes CPU time of three processes.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

type Shop = { baseURL: string; admin: { username: string; password: string } };

type PerTest = {
  /** What the browser may write as an error during the test, such as the 404 that it looks at. */
  allowedErrors: RegExp | undefined;
  noErrors: void;
};

type PerWorker = {
  /** A shop with the sample catalogue, shared by the tests of one worker. */
  shop: Shop;
};

/** A shop that ends with its test cuts off what the desk's router loads ahead. */
const CUT_OFF = /ERR_CONNECTION_(?:RESET|REFUSED|CLOSED) .*\/__manifest/;

/**
 * A browser test against a real shop process. Fails when the browser reports an error that the test
 * did not announce: test.use({ allowedErrors: /404/ }).
 */
export const test = base.extend<PerTest, PerWorker>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-browser-"));
      await copySampleShop(dataDir);
      const variables = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILE_CACHE };
      const server = await startShop(variables);
      await use({ baseURL: server.baseURL, admin });
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.baseURL),

  allowedErrors: [undefined, { option: true }],

  // The scripts of a page come after its pictures. Who asks for no earlier moment sees it with them.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (javaScriptEnabled && !options?.waitUntil) await waitUntilHydrated(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (javaScriptEnabled && !options?.waitUntil) await waitUntilHydrated(page);
      return response;
    };
    await use(page);
  },

  noErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        const error = `${message.text()} (${message.location().url})`;
        if (message.type() === "error" && !CUT_OFF.test(error)) errors.push(error);
      });
      context.on("weberror", (error) => {
        // A test that asks for an element before the styles are there ends the transition to the page.
        if (!String(error.error()).includes("ViewTransition opt-in disabled")) {
          errors.push(String(error.error()));
        }
      });
      await use();
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});
