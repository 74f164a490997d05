import { LOOKS } from "#contract/settings/looks.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { findLowContrast, readLookStyles } from "./look-styles.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

/** One of each kind: the collections are shown as the pieces are. */
const PUBLIC = [
  "/",
  "/about",
  "/products",
  "/products/23",
  "/collections/dark-silver",
  "/pages/care-guide",
  "/coming-soon",
  "/admin/login",
];

const readHtml = async (path: string) => (await fetch(shop.baseURL + path)).text();

test("a look is previewed, saved for every page at once, and undone @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/look");
  const frame = page.frameLocator("iframe[title='Preview of the page']");
  await expect(frame.locator("#hero-title")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: LOOKS.steel.name }).check();
  await expect(frame.locator("html")).toHaveAttribute("data-look", "steel");
  await expect(frame.locator("body")).toHaveCSS("background-color", "rgb(244, 246, 248)");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(frame.locator("body")).toHaveCSS("background-color", "rgb(247, 245, 240)");

  await page.getByRole("radio", { name: LOOKS.plum.name }).check();
  expect(await readHtml("/")).not.toContain("data-look");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  // The desk is in it, too.
  await expect(page.locator("html")).toHaveAttribute("data-look", "plum");
  for (const path of ["/", "/admin/login"]) {
    expect(await readHtml(path), path).toContain('<html data-look="plum"');
    expect(await readHtml(path), path).toContain(
      `content="${LOOKS.plum.ground}" name="theme-color"`,
    );
  }
  const manifest = await fetch(`${shop.baseURL}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ theme_color: LOOKS.plum.ground });
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: LOOKS.fern.name })).toBeChecked();
  const html = await readHtml("/");
  expect(html).not.toContain("data-look");
  expect(html).not.toMatch(/hanken|marcellus|brygada|\/(?:steel|plum)-/i);
});

test(
  "every public page has enough contrast in each look",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const styles = await readLookStyles(shop);
    // Only who is signed in sees the coming-soon page of an open shop.
    const { cookies } = await shop.artisan.storageState();
    await page.context().addCookies(cookies);
    for (const path of PUBLIC) {
      await test.step(path, async () => {
        await page.goto(shop.baseURL + path, { waitUntil: "load" });
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await findLowContrast(page, styles)).toEqual([]);
      });
    }
  },
);
