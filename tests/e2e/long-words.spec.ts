import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import routes from "#web/routes.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { fillWithLongWords, type LongRecords } from "./fill-with-long-words.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
let records: LongRecords;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
  records = await fillWithLongWords(shop.artisan);
});
test.afterAll(() => shop.close());

// Screens of records that there are none of, and a page that is none.
test.use({ allowedErrors: /404/ });

const LONG_WORD = "x".repeat(200);

function listDeskPaths(): string[] {
  const screens = routes.flatMap(({ file, children = [] }) =>
    file === "admin/layout/route.tsx" ? deskPaths(children) : [],
  );
  const idOf = (screen: string): string => {
    if (screen.includes("orders")) return records.order;
    if (screen.includes("inquiries")) return records.inquiry;
    return screen.includes("customers") ? records.customer : "1";
  };
  return [
    ...screens.map((screen) => screen.replace(":kind", "shipped").replace(":id", idOf(screen))),
    `/admin?edit=${records.product}`,
    "/admin?edit=new",
    "/admin/dashboard?tab=data",
    "/admin/collections?tab=tags",
    "/admin/collections?edit=1",
  ];
}

const listPublicPaths = (): string[] => [
  "/",
  "/about",
  "/collections",
  "/products",
  `/products?search=${LONG_WORD}`,
  `/products/${records.product}`,
  `/collections/${records.collection}`,
  "/pages/care-guide",
  records.privatePage,
  records.quotePage,
  `/shortlist?pieces=${records.product}`,
  "/ring-size",
  `/${LONG_WORD}`,
];

/** What stands out of the window where the page scrolls sideways. */
async function findWide(page: Page): Promise<string[]> {
  await expect(page.locator(".skeleton")).toHaveCount(0);
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > room + 1)
      .map(({ tagName, className }) => `${tagName} ${className}`)
      .slice(0, 8);
  });
}

async function expectNoneWide(page: Page, path: string): Promise<void> {
  expect.soft(await findWide(page), path).toEqual([]);
}

/** Goes to a screen as its link does: without another document, which takes most of the time. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);

test.describe("words longer than a phone is wide", { tag: "@phone" }, () => {
  test("make no screen of the desk scroll sideways", async ({ page }) => {
    test.setTimeout(600_000);
    await openDesk(page, shop, "/admin");
    for (const path of listDeskPaths()) {
      await goTo(page, path);
      await expectNoneWide(page, path);
    }
  });

  test("make no public page scroll sideways", async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of [...listPublicPaths(), "/admin/login"]) {
      await openPage(page, shop.baseURL + path);
      await expectNoneWide(page, path);
    }
  });
});
