import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { MENU, SCREENS } from "#web/admin/layout/navigation.ts";
import routes from "#web/routes.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const bar = (page: Page) => page.getByRole("navigation", { name: "Admin, main" });

test("the sidebar links to every screen, and gives way to the tab bar below 768 px @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/account");
  const sidebar = page.getByRole("navigation", { name: "Admin", exact: true });
  await expect(sidebar).toBeVisible();
  await expect(bar(page)).toBeHidden();
  for (const { label, to } of SCREENS) {
    const link = sidebar.getByRole("link", { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute("href", to);
  }
  await sidebar.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/orders`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar(page)).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "View Store" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/`);
});

/** Every address of the desk, as the table of addresses has it. */
const desk = routes.flatMap(({ file, children = [] }) =>
  file === "admin/layout/route.tsx" ? deskPaths(children) : [],
);

test("every screen and its data refuse an anonymous visitor @desktop", async ({ request }) => {
  expect(desk).toContain("/admin");
  for (const path of desk) {
    const address = path.replaceAll(/:\w+/g, "1");
    for (const asked of [
      address,
      `${address}.data`,
      `${address}.data?_routes=admin/layout/route`,
    ]) {
      const answer = await request.get(shop.baseURL + asked, { maxRedirects: 0 });
      const to = answer.headers()["location"] ?? (await answer.text());
      expect(to, asked).toContain("/admin/login");
      expect(to, asked).not.toContain(".data");
    }
  }
});

test("the tab bar is the same on the dashboard, whose tabs it and More lead to @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard");
  await expect(page.getByRole("navigation", { name: "Admin", exact: true })).toBeHidden();
  await expect(bar(page).getByRole("listitem")).toHaveText([
    /^To-Do List/,
    "Jewelry Pieces",
    /^Inquiries/,
    "Orders",
    "More",
  ]);
  await expect(page.getByRole("tab")).toHaveCount(0);
  const current = bar(page).locator("[aria-current]");
  await expect(current).toHaveText(/^To-Do List/);
  await bar(page).getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectAccessible(page);
  await expect(menu.getByRole("link").first()).toHaveText("Data Management");
  for (const { label, to } of MENU) {
    const link = menu.getByRole("link", { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute("href", to);
  }
  await menu.getByRole("link").first().click();
  await expect(page.getByRole("tabpanel", { name: "Data Management" })).toBeVisible();
  await expect(current).toHaveText("More");
  await test.step("its labels stay apart at 200 % text", () => expectLabelsApart(page));
  await bar(page).getByRole("link", { name: "Jewelry Pieces" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin`);
  await expect(current).toHaveText("Jewelry Pieces");
  await test.step("its labels stay apart at 200 % text", () => expectLabelsApart(page));
  await bar(page).getByRole("button", { name: "More" }).click();
  await menu.getByRole("link", { name: "Settings" }).click();
  await test.step("a phone lists the subjects of the settings", () => openSubject(page));
});

async function expectLabelsApart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const labels = await page.locator(".desk-tabs :is(a, button)").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const own = [element, ...element.querySelectorAll("span:not([class])")];
      return own.flatMap(({ childNodes }) =>
        [...childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => {
            const text = document.createRange();
            text.selectNodeContents(node);
            const { left, right } = text.getBoundingClientRect();
            return { left, right };
          }),
      );
    }),
  );
  expect(labels.length).toBeGreaterThanOrEqual(5);
  const inOrder = labels.toSorted((a, b) => a.left - b.left);
  for (const [index, label] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next) expect(label.right).toBeLessThan(next.left);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

async function openSubject(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${shop.baseURL}/admin/settings`);
  const list = page.getByRole("navigation", { name: "Settings" });
  await expect(list.getByRole("link", { name: "Footer pages" })).toContainText("written");
  const migrate = page.getByRole("main").getByRole("link", { name: /^Migrate/ });
  await expect(migrate).toHaveAttribute("href", "/migrate");
  await list.getByRole("link", { name: "Home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home page" })).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await list.getByRole("link", { name: "Your shop" }).click();
  // The preview is behind a button.
  await page.getByLabel("Shop name").fill("Blue Ridge Goldsmith");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const frame = page.frameLocator("iframe[title='Preview of the page']");
  await expect(frame.locator("header.head")).toContainText("Blue Ridge Goldsmith™");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
}
