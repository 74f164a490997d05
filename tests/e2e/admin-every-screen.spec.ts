import type { Page, Request } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import routes from "#web/routes.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { deskPaths, openDesk } from "./admin-desk.ts";
import { findCovered } from "./find-covered.ts";
import { openPage } from "./open-page.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { findLowContrast, type LookStyles, readLookStyles } from "./look-styles.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
let looks: LookStyles;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
  looks = await readLookStyles(shop);
});
test.afterAll(() => shop.close());

const screens = routes.flatMap(({ file, children = [] }) =>
  file === "admin/layout/route.tsx" ? deskPaths(children) : [],
);
const withoutId = screens.filter((path) => !path.includes(":"));

test.describe("an address with an unknown id", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  test("answers 404 inside the shell", async ({ page }) => {
    for (const path of screens.filter((each) => each.includes(":"))) {
      for (const id of ["99999", "0", "abc", "1e3", "99999999999999"]) {
        // What the page is made of, which takes a fraction of the time of the page.
        const address = `${path.replace(":id", id).replace(":kind", id)}.data`;
        const response = await shop.artisan.get(address);
        expect(response.status(), address).toBe(404);
      }
    }
    await openDesk(page, shop, "/admin/orders/99999");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await page.getByRole("link", { name: "Go to products" }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/admin`);
  });
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Kinds of text that a screen before had, in each look. */
const seen = new Set<string>();

/** Collects what pages attempt and their security policy forbids. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("report", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { report: (violation: string) => void }).report(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return violations;
}

/** Nothing of a screen takes the place of the bar at the bottom or covers it. */
async function expectTabBar(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Admin, main" });
  await expect(bar.getByRole("listitem")).toHaveCount(5);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const isOnTop = await bar.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => left + part * width);
    return points.map((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
  });
  expect(isOnTop).toEqual([true, true, true, true, true]);
}

/** One session opens them all: a browser that begins anew for each screen takes twice the time. */
for (const [name, paths] of [
  ["settings", withoutId.filter((path) => path.startsWith("/admin/settings"))],
  ["other screens", withoutId.filter((path) => !path.startsWith("/admin/settings"))],
] as const) {
  test(
    `${name} have the tab bar, keep to their security policy, are accessible at 200 % text on a phone, and have contrast in each look`,
    { tag: "@phone" },
    async ({ page }) => {
      test.setTimeout(240_000);
      expect(paths.length).toBeGreaterThan(10);
      const violations = await watchViolations(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await openDesk(page, shop, path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await expect(page.locator(".skeleton")).toHaveCount(0);
          await expectTabBar(page);
          await expectLargeText(page);
          await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
          expect(await findLowContrast(page, looks, seen)).toEqual([]);
          await page.setViewportSize(PHONE);
        });
      }
      expect(violations).toEqual([]);
    },
  );
}

test("no toast covers what can be pressed, at either size @desktop", async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, `${shop.baseURL}/admin/login?next=/admin/account`);
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/account$/);
  await page.mouse.move(1, 1);
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // The toast of the sign-in stays for as long as it is looked at, and goes along where nothing is pressed.
  await page.locator(".toast").dispatchEvent("pointerenter", { pointerType: "mouse" });
  for (const path of withoutId) {
    await test.step(path, async () => {
      await page.evaluate((to) => {
        const router = Reflect.get(window, "__reactRouterDataRouter") as {
          navigate(path: string): Promise<void>;
        };
        return router.navigate(to);
      }, path);
      await expect.poll(() => underWay.size).toBe(0);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => findCovered(page)).toEqual([]);
      }
    });
  }
});
