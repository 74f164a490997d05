import { expect, test } from "#tests/support/browser-test.ts";
import { SCREENS } from "#web/admin/layout/navigation.ts";
import routes from "#web/routes.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

for (const address of ["/admin", "/admin?edit=new", "/admin/settings", "/admin/account"]) {
  test(`${address} is accessible and has no horizontal scroll`, async ({ page }) => {
    await openDesk(page, shop, address);
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expectAccessible(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

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
    await expect(page).toHaveURL(shop.baseURL + to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

/** Every address of the desk, as the table of addresses has it. */
const desk = routes.flatMap(({ file, children = [] }) =>
  file === "admin/layout/route.tsx" ? children.map(({ path = "" }) => `/${path}`) : [],
);

test("every screen and its data refuse an anonymous visitor", async ({ request }) => {
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

test("the tab bar is shown below 768 px only", async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const bar = page.getByRole("navigation", { name: "Admin, main" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("View Store opens the storefront", async ({ page }, { project }) => {
  await openDesk(page, shop, "/admin");
  if (project.name === "phone") await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "View Store" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/`);
});
