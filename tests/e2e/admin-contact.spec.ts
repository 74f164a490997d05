import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("names the network of any address and links to it @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/social");
  await page.getByLabel("Instagram", { exact: true }).fill("@ana.gold");
  await page.getByRole("button", { name: "Add another" }).click();
  await page.getByRole("textbox", { name: "Another network" }).fill("javascript:alert(1)");
  await save(page).click();
  await expect(page.getByText("Enter a link that begins with https://.")).toBeVisible();
  await page.locator("#social-link-0").fill("www.etsy.com/shop/ana");
  await page.locator("#social-link-0").blur();
  await expect(page.getByRole("textbox", { name: "Etsy" })).toHaveValue(
    "https://www.etsy.com/shop/ana",
  );
  await expect(page.getByLabel("Instagram", { exact: true })).toHaveValue(
    "https://www.instagram.com/ana.gold",
  );
  await expectAccessible(page);
  await save(page).click();
  await expect(notice(page)).toContainText("Saved");
  await page.getByRole("button", { name: "Remove Etsy" }).click();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Etsy" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Instagram" }).click();
  await expect(page.getByLabel("Instagram", { exact: true })).toHaveValue("");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Instagram", { exact: true })).toHaveValue(/ana\.gold$/);
  const home = await (await fetch(shop.baseURL)).text();
  expect(home).toContain('<a href="https://www.etsy.com/shop/ana">Etsy</a>');
});

test("a notice, hours, days with other hours and email only are for visitors once they are saved @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByLabel("Phone").fill("(540) 555-0198");
  await save(page).press("Enter");
  await expect(save(page)).toHaveCount(0);
  await expect(page.getByLabel("Phone")).toBeFocused();

  await page.getByLabel("Notice").fill("I’m at the craft fair this week.");
  await page.getByLabel("Link (optional)").fill("javascript:alert(1)");
  await openOnTwoDays(page);
  await addDates(page);
  await page.getByText("Email only").click();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText("Enter a link that begins with https:// or /.")).toBeVisible();
  await page.getByLabel("Link (optional)").fill("/about");
  await save(page).click();
  await expect(notice(page)).toContainText("Saved");
  await expect(save(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the hours from 2099-12-31" }).click();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".exception")).toHaveCount(2);

  await expectOnAboutPage(page);
});

async function openOnTwoDays(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Open on Tuesday" }).click();
  await page.getByLabel("Tuesday, closes").fill("09:00");
  await save(page).click();
  await expect(page.getByText("Closing comes before opening.")).toBeVisible();
  await page.getByLabel("Tuesday, closes").fill("16:30");
  await page.getByRole("switch", { name: "Open on Wednesday" }).click();
  await expect(page.getByLabel("Wednesday, closes")).toHaveValue("16:30");
  await page.getByRole("switch", { name: "By appointment outside these hours" }).click();
  await page.getByRole("switch", { name: /^Show the street address/ }).click();
}

async function addDates(page: Page): Promise<void> {
  const dates = page.locator(".exception");
  await page.getByRole("button", { name: "Add dates" }).click();
  await save(page).click();
  await expect(page.getByText("Choose a day.")).toBeVisible();
  await dates.getByLabel("First day").fill("2099-12-24");
  await expect(dates.getByLabel("Last day")).toHaveValue("2099-12-24");
  await dates.getByLabel("Last day").fill("2099-12-26");
  await page.getByRole("button", { name: "Add dates" }).click();
  await dates.nth(1).getByLabel("First day").fill("2099-12-31");
  await dates.nth(1).getByRole("switch", { name: "Open on these days" }).click();
}

/** The About page has all of it, and its links write an email instead of opening the form. */
async function expectOnAboutPage(page: Page): Promise<void> {
  await openPage(page, `${shop.baseURL}/about`);
  const line = page.getByRole("complementary", { name: "Notice" });
  await expect(line.getByRole("link")).toHaveAttribute("href", "/about");
  const studio = page.getByRole("region", { name: "The studio" });
  await expect(studio).toContainText(/Tuesday and Wednesday, 10\sAM to 4:30\sPM/);
  await expect(studio).toContainText("Other times by appointment");
  await expect(studio).toContainText("December 24 to 26, closed");
  await expect(studio).toContainText(/December 31, 10\sAM to 2\sPM/);
  await expect(page.getByText("18 South Augusta")).toHaveCount(0);
  await expectAccessible(page);
  const link = page.getByRole("link", { name: "Custom work", exact: true });
  await expect(link).toHaveAttribute("href", /^mailto:/);
  const isHandled = await link.evaluate(
    (each) => !each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
  expect(isHandled).toBe(false);
}
