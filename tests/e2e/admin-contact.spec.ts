import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("names the network of any address and links to it @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/social");
  await page.getByLabel("Instagram", { exact: true }).fill("@ana.gold");
  await page.getByRole("button", { name: "Add another" }).click();
  await page.getByRole("textbox", { name: "Another network" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save" }).click();
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
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await page.getByRole("button", { name: "Remove Etsy" }).click();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Etsy" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Instagram" }).click();
  await expect(page.getByLabel("Instagram", { exact: true })).toHaveValue("");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Instagram", { exact: true })).toHaveValue(/ana\.gold$/);
  await openPage(page, `${shop.baseURL}/`);
  const etsy = page.getByRole("contentinfo").getByRole("link", { name: "Etsy" });
  await expect(etsy).toHaveAttribute("href", "https://www.etsy.com/shop/ana");
  await shop.artisan.put("/api/settings", { data: { socialLinks: [] } });
});

test("shows a line at the top of every page until its last day @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByLabel("Notice").fill("I’m at the craft fair this week.");
  await page.getByLabel("Link (optional)").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a link that begins with https:// or /.")).toBeVisible();
  await page.getByLabel("Link (optional)").fill("/about");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  const visitor = await page.context().newPage();
  await openPage(visitor, `${shop.baseURL}/products`);
  const line = visitor.getByRole("complementary", { name: "Notice" });
  await expect(line.getByRole("link")).toHaveAttribute("href", "/about");
  await expectAccessible(visitor);
  await visitor.close();
  await page.getByLabel("Last day").fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  expect(await (await fetch(shop.baseURL)).text()).not.toContain("craft fair");
  const none = { announcementText: "", announcementLink: "", announcementUntil: "" };
  await shop.artisan.put("/api/settings", { data: none });
});

test("hours are on the About page and in its data, and the street can be hidden @desktop", async ({
  page,
}) => {
  const aboutText = async () => (await fetch(`${shop.baseURL}/about`)).text();
  expect(await aboutText()).not.toContain("openingHoursSpecification");
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByRole("switch", { name: "Open on Tuesday" }).click();
  await page.getByLabel("Tuesday, closes").fill("09:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Closing comes before opening.")).toBeVisible();
  await page.getByLabel("Tuesday, closes").fill("16:30");
  await page.getByRole("switch", { name: "Open on Wednesday" }).click();
  await expect(page.getByLabel("Wednesday, closes")).toHaveValue("16:30");
  await page.getByRole("switch", { name: "By appointment outside these hours" }).click();
  await page.getByRole("switch", { name: /^Show the street address/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await openPage(page, `${shop.baseURL}/about`);
  const studio = page.getByRole("region", { name: "The studio" });
  await expect(studio).toContainText(/Tuesday and Wednesday, 10\sAM to 4:30\sPM/);
  await expect(studio).toContainText("Other times by appointment");
  await expect(studio).not.toContainText("Augusta");
  const text = await aboutText();
  expect(text).toContain('"dayOfWeek":["Tuesday","Wednesday"],"opens":"10:00","closes":"16:30"');
  expect(text).not.toContain("18 South");
  await expectAccessible(page);
  const usual = { openingHours: [], byAppointment: false, showStreet: true };
  await shop.artisan.put("/api/settings", { data: usual });
});

test("with email only, the link of a piece writes an email instead of opening the form @phone", async ({
  page,
}) => {
  const opensForm = async () => {
    await openPage(page, `${shop.baseURL}/products/1`);
    const link = page.getByRole("link", { name: "Inquire About This Piece" });
    await expect(link).toHaveAttribute("href", /^mailto:/);
    return link.evaluate(
      (each) => !each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    );
  };
  expect(await opensForm()).toBe(true);
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByText("Email only").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  expect(await opensForm()).toBe(false);
  await shop.artisan.put("/api/settings", { data: { inquiryForm: "form" } });
});

test("days with other hours are on the About page and in its data @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByRole("button", { name: "Add dates" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Choose a day.")).toBeVisible();
  const dates = page.locator(".exception");
  await dates.getByLabel("First day").fill("2099-12-24");
  await expect(dates.getByLabel("Last day")).toHaveValue("2099-12-24");
  await dates.getByLabel("Last day").fill("2099-12-26");
  await page.getByRole("button", { name: "Add dates" }).click();
  await dates.nth(1).getByLabel("First day").fill("2099-12-31");
  await dates.nth(1).getByRole("switch", { name: "Open on these days" }).click();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  const about = await (await fetch(`${shop.baseURL}/about`)).text();
  expect(about).toContain("December 24 to 26, closed");
  expect(about).toMatch(/December 31, 10\sAM to 2\sPM/);
  expect(about).toContain("specialOpeningHoursSpecification");
  await page.getByRole("button", { name: "Remove the hours from 2099-12-31" }).click();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(dates).toHaveCount(2);
  await shop.artisan.put("/api/settings", { data: { hoursExceptions: [] } });
});

test("a save by keyboard returns to the field @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByLabel("Phone").fill("(540) 555-0198");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Phone")).toBeFocused();
});
