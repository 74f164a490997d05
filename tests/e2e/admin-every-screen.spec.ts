import { expect, test } from "#tests/support/browser-test.ts";
import routes from "#web/routes.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const screens = routes.flatMap(({ file, children = [] }) =>
  file === "admin/layout/route.tsx" ? deskPaths(children) : [],
);
const withoutId = screens.filter((path) => !path.includes(":"));

test(
  "no screen attempts what its security policy forbids",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const violations: string[] = [];
    await page.exposeFunction("report", (violation: string) => violations.push(violation));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        (window as unknown as { report: (violation: string) => void }).report(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    await openDesk(page, shop, "/admin");
    for (const path of withoutId) {
      await page.goto(shop.baseURL + path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    }
    expect(violations).toEqual([]);
  },
);

test.describe("an address with an unknown id", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  for (const path of screens.filter((each) => each.includes(":"))) {
    test(`${path} answers 404 inside the shell`, async ({ page }) => {
      await openDesk(page, shop, "/admin/account");
      for (const id of ["99999", "0", "abc", "1e3", "99999999999999"]) {
        const response = await page.goto(shop.baseURL + path.replace(":id", id));
        expect(response?.status(), id).toBe(404);
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await page.getByRole("link", { name: "Go to products" }).click();
      await expect(page).toHaveURL(`${shop.baseURL}/admin`);
    });
  }
});

test.describe("at 200 % text on a phone", { tag: "@phone" }, () => {
  for (const path of withoutId) {
    test(`${path} has no horizontal scroll and is accessible`, async ({ page }) => {
      await openDesk(page, shop, path);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await expectLargeText(page);
    });
  }
});
