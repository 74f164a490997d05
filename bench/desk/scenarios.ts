import type { CDPSession, Page } from "@playwright/test";
import { findPlaces, pause, pressFirst, typeAndClear, typeText } from "./raw-input.ts";
import { scrollDown } from "./scrolling.ts";

export type Scenario = {
  name: string;
  /** Where it starts. */
  path: string;
  /** What is on the screen once it can be used, as a CSS selector. */
  ready: string;
  /** Done before the time counts. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is timed; the opening itself when left out. */
  run?: (page: Page, session: CDPSession) => Promise<unknown>;
  /** Scrolls, and returns the part of the frames that were dropped. */
  scroll?: (page: Page, session: CDPSession) => Promise<number>;
};

const PRODUCTS = { path: "/admin", ready: "tr[data-row] .row-name" };
const STORY = { path: "/admin/collections?edit=1", ready: ".rich-text-page" };
const ORDERS = { path: "/admin/orders", ready: ".order-table tbody tr" };
const INQUIRIES = { path: "/admin/inquiries", ready: ".inquiry-row" };
const CUSTOMERS = { path: "/admin/customers", ready: ".customer-table tbody tr" };

export const SCENARIOS: Scenario[] = [
  { name: "opening Products", ...PRODUCTS },
  {
    name: "typing in the search of Products",
    ...PRODUCTS,
    run: (page) => typeAndClear(page, ".table-search input", "sapphire ring"),
  },
  {
    name: "ticking fifty rows",
    ...PRODUCTS,
    prepare: (page) => pressFirst(page, ".select-several"),
    run: (page) => tickRows(page, 50),
  },
  {
    name: "opening the editor",
    ...PRODUCTS,
    run: async (page) => {
      for (let round = 0; round < 4; round += 1) {
        await pressFirst(page, `tr[data-row]:nth-of-type(${round + 1}) .row-name`);
        await pause(page, 2500);
        await page.keyboard.press("Escape");
        await pause(page);
      }
    },
  },
  {
    name: "typing in the editor",
    path: "/admin?edit=5",
    ready: "#product-name",
    run: async (page) => {
      await page.evaluate(() => document.getElementById("product-name")?.focus());
      await typeText(page, " in rose gold with garnet");
      await page.evaluate(() => document.getElementById("product-description")?.focus());
      await typeText(page, "Forged from one length of wire.");
      await pause(page);
    },
  },
  {
    name: "scrolling Products",
    ...PRODUCTS,
    scroll: scrollDown,
  },
  {
    name: "to the end of Products",
    ...PRODUCTS,
    run: async (page) => {
      await page.keyboard.press("End");
      await pause(page, 2500);
      await page.keyboard.press("Home");
      await pause(page);
    },
  },
  { name: "opening a long story", ...STORY },
  {
    name: "typing in a long story",
    ...STORY,
    prepare: (page) =>
      page.evaluate(() => {
        document.querySelectorAll(".rich-text-page p")[10]?.scrollIntoView({ block: "center" });
      }),
    run: async (page) => {
      await pressFirst(page, ".rich-text-page p:nth-of-type(11)");
      await typeText(page, "A walk by the water, with the moon above and the reeds below. ");
      await pause(page);
    },
  },
  { name: "opening Orders", ...ORDERS },
  { name: "opening Inquiries", ...INQUIRIES },
  {
    name: "typing in the search of Inquiries",
    ...INQUIRIES,
    run: (page) => typeAndClear(page, ".inquiry-list input[type=search]", "Ada Lima"),
  },
  {
    name: "opening a conversation and typing a reply",
    ...INQUIRIES,
    run: async (page) => {
      await pressFirst(page, ".inquiry-row");
      await pause(page, 2500);
      await pressFirst(page, "form textarea");
      await typeText(page, "Yes, it is still there. ");
      await pause(page);
    },
  },
  {
    name: "typing in the search of Customers",
    ...CUSTOMERS,
    run: (page) => typeAndClear(page, "main input[type=search]", "Ada Lima"),
  },
];

async function tickRows(page: Page, count: number): Promise<void> {
  let ticked = 0;
  while (ticked < count) {
    const places = await findPlaces(page, "tr[data-row] [type=checkbox]:not(:checked)");
    if (places.length === 0) throw new Error(`Only ${ticked} rows could be ticked.`);
    for (const { x, y } of places.slice(0, count - ticked)) {
      await page.mouse.click(x, y);
      await pause(page, 100);
      ticked += 1;
    }
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    await pause(page, 300);
  }
}
