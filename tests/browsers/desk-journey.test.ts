import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin } from "#tests/support/sample-shop.ts";
import type { Browser } from "./browser.ts";
import { BROWSERS } from "./installed-browsers.ts";
import { button, expectPath, field, fill, heading, open, press, see } from "./page-actions.ts";
import { startSampleShop } from "./start-sample-shop.ts";

const photographs = fileURLToPath(new URL("../../sample/photographs/", import.meta.url));
const photo = path.join(photographs, "moonstone-cabochon-ring-1.jpg");

let shop: Awaited<ReturnType<typeof startSampleShop>>;
beforeAll(async () => {
  shop = await startSampleShop();
});
afterAll(() => shop.close());

/** A retried journey meets what the one before it made: each has names of its own. */
let journeys = 0;

describe.each(BROWSERS)("the artisan with $name", ({ name: program, open: start }) => {
  test.skipIf(!start)("signs in, lists a piece, writes a story and records its order", async () => {
    const browser = await start?.({ width: 1280, height: 900 });
    if (!browser) return;
    const name = `${program} ${++journeys}`;
    try {
      await signIn(browser);
      await listPiece(browser, `Ring of ${name}`);
      await writeStory(browser, `Cast in ${name}`);
      await recordOrder(browser, `Ring of ${name}`, `Ruth ${name}`);
      expect(await browser.errors()).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

async function signIn(browser: Browser): Promise<void> {
  await open(browser, `${shop.baseURL}/admin/login`);
  await fill(browser, field("Username"), admin.username);
  await fill(browser, field("Password"), admin.password);
  await press(browser, button("Sign In"));
  await expectPath(browser, /^\/admin$/);
}

async function listPiece(browser: Browser, name: string): Promise<void> {
  await press(browser, button("Add New"));
  await press(browser, button("All fields"));
  await fill(browser, field("Product Name"), name);
  await browser.chooseFiles("[role=dialog] input[type=file], dialog input[type=file]", [photo]);
  await fill(browser, field("Price"), "125");
  // The fields move until the photo is there.
  await see(browser, "//*[@role='dialog' or self::dialog]//img");
  await press(browser, `//button${SAME_AS_LAST}`);
  await see(browser, `//form[.${field("Product Name")}][not(.//button${SAME_AS_LAST})]`);
  await press(browser, button("Create Product"));
  await see(browser, `//dialog[contains(., '${name} is live')]`);
}

const SAME_AS_LAST = "[starts-with(normalize-space(.), 'Same as last time')]";

async function writeStory(browser: Browser, title: string): Promise<void> {
  await open(browser, `${shop.baseURL}/admin/collections?edit=new`);
  await fill(browser, field("Title"), title);
  await fill(browser, field("Description"), "What happens before the fire.");
  await fill(browser, field("Content"), "An ingot waits.");
  await press(browser, "//*[@role='tab'][.='Details']");
  await press(browser, "//*[@role='switch'][contains(., 'Published')]");
  await press(browser, button("Create"));
  await see(browser, "//*[contains(., 'Collection created successfully')][not(*)]");
  await open(browser, `${shop.baseURL}/collections/${title.toLowerCase().replaceAll(" ", "-")}`);
  await see(browser, heading(title));
  await see(browser, "//main//p[.='An ingot waits.']");
}

async function recordOrder(browser: Browser, piece: string, customer: string): Promise<void> {
  await open(browser, `${shop.baseURL}/admin/orders/new`);
  await fill(browser, field("Add a piece"), piece);
  await press(browser, `//button[contains(., '${piece}')]`);
  await fill(browser, field("Customer name"), customer);
  await fill(browser, field("Customer e-mail"), "ruth@example.com");
  await press(browser, button("Record order"));
  await see(browser, `//h1[contains(., '${customer}')]`);
  await open(browser, `${shop.baseURL}/admin/dashboard`);
  const job = `//li[contains(., '${customer}')]`;
  await press(browser, `${job}${button("Start Preparation")}`);
  await see(browser, `${job}//button[not(.='Start Preparation')]`);
}
