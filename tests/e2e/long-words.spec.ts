import { expect, test } from "#tests/support/browser-test.ts";
import routes from "#web/routes.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { fillWithLongWords, type LongRecords } from "./fill-with-long-words.ts";
import { openPage } from "./open-page.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

test.describe.configure({ mode: "serial" });
let shop: OwnShop;
let records: LongRecords;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
  records = await fillWithLongWords(shop.artisan);
});
test.afterAll(() => shop.close());

test("screens", { tag: "@phone" }, async ({ page }) => {
  test.setTimeout(600_000);
  const all = routes.flatMap(({ file, children = [] }) =>
    file === "admin/layout/route.tsx" ? deskPaths(children) : [],
  );
  const id = (path: string) =>
    path.includes("orders")
      ? records.order
      : path.includes("inquiries")
        ? records.inquiry
        : path.includes("customers")
          ? records.customer
          : "1";
  const paths = [
    ...all.map((path) => path.replace(":kind", "shipped").replace(":id", id(path))),
    `/admin?edit=${records.product}`,
    "/admin?edit=new",
    "/admin/dashboard?tab=data",
    "/admin/collections?tab=tags",
    "/admin/collections?edit=1",
    `/admin/orders/${records.order}/papers`,
    "/admin/login",
  ];
  const bad: string[] = [];
  for (const path of paths) {
    await openDesk(page, shop, path);
    await page.locator(".skeleton").first().waitFor({ state: "detached", timeout: 3000 }).catch(() => undefined); await page.waitForTimeout(250);
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return null;
      return [...document.querySelectorAll("main *, .side-panel *")]
        .filter((each) => each.getBoundingClientRect().right > room + 1)
        .map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)}`)
        .slice(0, 8);
    });
    if (wide) bad.push(`${path}: ${wide.join(" | ")}`);
  }
  for (const path of [
    "/", "/about", "/collections", "/products", `/products/${records.product}`, `/collections/${records.collection}`,
    "/pages/care-guide", records.privatePage, records.quotePage, `/shortlist?pieces=${records.product}`, "/ring-size", `/${"x".repeat(200)}`,
    `/products?search=${"x".repeat(200)}`,
  ]) {
    await openPage(page, shop.baseURL + path);
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return null;
      return [...document.querySelectorAll("body *")]
        .filter((each) => each.getBoundingClientRect().right > room + 1)
        .map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)}`)
        .slice(0, 8);
    });
    if (wide) bad.push(`${path}: ${wide.join(" | ")}`);
  }
  console.log(bad.join("\n"));
  expect(bad).toEqual([]);
});
