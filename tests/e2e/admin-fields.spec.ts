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

/** What the library of schemas says by itself. */
const LIBRARY = /Too small|Too big|Invalid (?:input|string|email|url)|expected (?:string|number)/i;

test("says which name is missing, above the buttons at the bottom @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/identity");
  await page.getByLabel("Shop name").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sentence = page.getByText("Enter your shop’s name.");
  await expect(sentence).toBeVisible();
  await expect(page.getByText(LIBRARY)).toHaveCount(0);
  const bar = page.locator(".settings-save");
  await expect
    .poll(async () => {
      const [text, buttons] = [await sentence.boundingBox(), await bar.boundingBox()];
      return text && buttons ? buttons.y - (text.y + text.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
});

const SIZES =
  "<table><tr><td>US size</td><td>Inside mm</td></tr><tr><td>6</td><td>16.5</td></tr></table>";

test("a pasted table and the link of a phone stay what they are @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/pages?edit=size-guide");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await text.press("ControlOrMeta+a");
  await text.evaluate((element, table) => {
    const clipboardData = new DataTransfer();
    const call = '<p><a href="tel:+15405550142">Call me</a> about it.</p>';
    clipboardData.setData("text/html", call + table);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, SIZES);
  await expect(text.getByRole("cell", { name: "16.5" })).toBeVisible();
  await expect(text.getByRole("row")).toHaveCount(2);
  await text.getByRole("cell", { name: "16.5" }).click();
  await expect(page.getByRole("button", { name: "Delete table" })).toBeVisible();
  await text.press("End");
  await text.press("Tab");
  await expect(text.getByRole("row")).toHaveCount(3);
  await page.keyboard.type("7");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(notice(page)).toContainText("saved");
  await openPage(page, `${shop.baseURL}/pages/size-guide`);
  const table = page.getByRole("main").getByRole("table");
  await expect(table.getByRole("row").nth(1)).toHaveText(/^\s*6\s*16\.5\s*$/);
  await expect(table.getByRole("row").nth(2)).toContainText("7");
  await expect(page.getByRole("link", { name: "Call me" })).toHaveAttribute(
    "href",
    "tel:+15405550142",
  );
  await expectNoSideScroll(page);
});
