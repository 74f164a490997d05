import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { SCREENS } from "#web/admin/layout/navigation.ts";
import routes from "#web/routes.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const ADDRESSES = ["/admin", "/admin?edit=new", "/admin/settings/contact", "/admin/account"];

test("four kinds of screen are accessible and have no horizontal scroll", async ({ page }) => {
  test.slow();
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      await openDesk(page, shop, address);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  }
});

test("the sidebar or the tab bar links to every screen", async ({ page }, { project }) => {
  await openDesk(page, shop, "/admin");
  const isPhone = project.name === "phone";
  await expect(page.getByRole("navigation", { name: "Admin", exact: true })).toBeVisible({
    visible: !isPhone,
  });
  await expect(page.getByRole("navigation", { name: "Admin, main" })).toBeVisible({
    visible: isPhone,
  });
  for (const { label, to } of SCREENS) {
    if (isPhone) await page.getByRole("button", { name: "More" }).click();
    const place = isPhone
      ? page.getByRole("dialog", { name: "Menu" })
      : page.getByRole("navigation", { name: "Admin", exact: true });
    await place.getByRole("link", { name: new RegExp(`^${label}`) }).click();
    // A wide window opens the first subject of the settings, whose menu takes the sidebar.
    const opensSubject = to === "/admin/settings" && !isPhone;
    await expect(page).toHaveURL(shop.baseURL + to + (opensSubject ? "/identity" : ""));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (opensSubject) await page.getByRole("link", { name: "Back to the desk" }).click();
  }
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

test("the tab bar is shown below 768 px only", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const bar = page.getByRole("navigation", { name: "Admin, main" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("View Store opens the storefront", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin");
  await page.getByRole("link", { name: "View Store" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/`);
});

const bar = (page: Page) => page.getByRole("navigation", { name: "Admin, main" });

test.describe("the tab bar", { tag: "@phone" }, () => {
  test("is the same on the dashboard, whose tabs it and More lead to", async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard");
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
    const data = menu.getByRole("link").first();
    await expect(data).toHaveText("Data Management");
    await data.click();
    await expect(page.getByRole("tabpanel", { name: "Data Management" })).toBeVisible();
    await expect(current).toHaveText("More");
    await bar(page).getByRole("link", { name: "Jewelry Pieces" }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/admin`);
    await expect(current).toHaveText("Jewelry Pieces");
    for (const name of ["Platforms", "Migrate", "Trash"]) {
      await bar(page).getByRole("button", { name: "More" }).click();
      await expect(menu.getByRole("link", { name })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await openDesk(page, shop, "/admin/settings");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Migrate/ })
      .click();
    await expect(page).toHaveURL(`${shop.baseURL}/migrate`);
  });

  test("keeps its labels apart at 200 % text", async ({ page }) => {
    for (const address of ["/admin", "/admin/dashboard"]) {
      await openDesk(page, shop, address);
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
    }
  });
});
