import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { BROWSERS } from "./installed-browsers.ts";
import {
  button,
  expectPath,
  field,
  fill,
  heading,
  link,
  open,
  press,
  see,
} from "./page-actions.ts";
import { startSampleShop } from "./start-sample-shop.ts";

const SIZES = [
  { on: "a phone", size: { width: 390, height: 844 } },
  { on: "a desktop", size: { width: 1280, height: 800 } },
];

let shop: Awaited<ReturnType<typeof startSampleShop>>;
beforeAll(async () => {
  shop = await startSampleShop();
});
afterAll(() => shop.close());

describe.each(BROWSERS)("a visitor with $name", ({ open: start }) => {
  test.skipIf(!start).each(SIZES)(
    "finds a piece by a sentence, looks closely, inquires and subscribes on $on",
    async ({ size }) => {
      const browser = await start?.(size);
      if (!browser) return;
      try {
        await walkShop(browser);
        expect(await browser.errors()).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );

  test.skipIf(!start)("closes a dialog by a press that begins and ends outside", async () => {
    const browser = await start?.({ width: 1280, height: 800 });
    if (!browser) return;
    try {
      await open(browser, `${shop.baseURL}/about`);
      await press(browser, "//header//button[@aria-label='Search'][@commandfor]");
      const dialog = "//dialog[@id='search']";
      await see(browser, dialog);
      const [inside, outside] = [
        { x: 640, y: 20 },
        { x: 640, y: 600 },
      ];
      await browser.drag(inside, outside);
      await browser.drag(outside, inside);
      await see(browser, dialog);
      await browser.drag(outside, outside);
      await expect.poll(async () => (await browser.find(dialog)).length).toBe(0);
    } finally {
      await browser.close();
    }
  });
});

async function walkShop(browser: Browser): Promise<void> {
  await open(browser, `${shop.baseURL}/collections`);
  await press(browser, link("Stones that change when you move"));
  await see(browser, heading("Stones that change when you move"));

  await open(browser, `${shop.baseURL}/products`);
  const search = "//main//input[@type='search']";
  await fill(browser, search, "a silver ring under $150");
  await (await see(browser, search)).pressEnter();
  await expectPath(browser, /^\/products\?category=12&priceMax=149.99&tagIds=\d+$/);
  await see(browser, button("Remove filter: Silver"));
  await press(browser, link("Oxidized Braid Ring"));
  await see(browser, heading("Oxidized Braid Ring"));

  await press(browser, "//a[contains(., 'View full screen')]");
  const viewer = "//dialog[@aria-label='Photos of Oxidized Braid Ring']";
  await see(browser, viewer);
  await browser.back();
  await expect.poll(async () => (await browser.find(viewer)).length).toBe(0);
  await expectPath(browser, /^\/products\/\d+$/);
  const inquire = await see(browser, link("Inquire About This Piece"));
  expect(await inquire.text()).toContain("Inquire");

  await fill(browser, field("Email"), "visitor@example.com");
  await press(browser, button("Subscribe"));
  const notice = "//*[@aria-label='Notifications']//*[contains(., 'Successfully subscribed!')]";
  await see(browser, notice);
  await browser.back();
  await expectPath(browser, /^\/products\?category=12/);
  await see(browser, link("Oxidized Braid Ring"));
}
