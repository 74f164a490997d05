import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { panel, showPart } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { addReader } from "./letter-readers.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer();
  const MAIL_FROM = "Fernhill <hello@shop.example>";
  shop = await openOwnShop("sample", { SMTP_URL: mail.url, MAIL_FROM });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

test("writes a story, previews it letter by letter, and publishes it with a letter @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await addReader(shop, "reader@example.com");
  await openDesk(page, shop, "/admin/collections?edit=new");
  const form = panel(page, "Create Collection");
  await form.getByLabel("Title").fill("Cold gold");
  await form.getByLabel("Description").fill("What happens before the fire.");
  await test.step("the preview shows what is typed", () => write(page, form));
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(notice(page)).toContainText("Collection created successfully");
  await notice(page).getByRole("button", { name: "Open" }).click();
  const edited = panel(page, "Edit Collection");
  await showPart(edited, "Details");
  await showPart(edited, "Write");
  await edited.getByLabel("Description").fill("What happens before the fire, and after.");
  await showPart(edited, "Details");
  await edited.getByRole("button", { name: "Send as letter" }).click();
  await test.step("a letter is tested and sent", () => sendLetter(page));
  const story = await shop.artisan.get("/api/blog-posts/slug/cold-gold");
  expect(await story.json()).toMatchObject({ isPublished: true });
  const letters = await (await shop.artisan.get("/api/letters")).json();
  expect(letters).toMatchObject([{ subject: "Cold gold", waiting: 1 }]);
});

async function write(page: Page, form: Locator): Promise<void> {
  const text = form.getByRole("textbox", { name: "Content" });
  await text.click();
  for (const [letters, shown] of [
    ["A", "A"],
    ["n ingot", "An ingot"],
    [" waits.", "An ingot waits."],
  ] as const) {
    await showPart(form, "Write");
    await text.press("End");
    await page.keyboard.type(letters);
    await showPart(form, "Preview");
    await expect(form.frameLocator("iframe").locator(".prose")).toHaveText(shown);
  }
}

async function sendLetter(page: Page): Promise<void> {
  const letter = page.getByRole("dialog", { name: "Send as letter" });
  await expect(letter.getByLabel("Subject")).toHaveValue("Cold gold");
  await expect(letter).toContainText("One person will get this letter.");
  const send = letter.getByRole("button", { name: "Publish and send letter" });
  await expect(send).toBeDisabled();
  await letter.getByRole("button", { name: "Save changes" }).click();
  await expect(letter.getByRole("region", { name: "The letter" })).toContainText("and after.");
  await letter.getByLabel("Opening lines").fill("A new story stands in the shop.");
  await letter.getByRole("button", { name: "Send me a test" }).click();
  await expect(notice(page)).toContainText("Sent to hello@");
  await expect(letter).toContainText("Sending publishes the story so the link works.");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await send.click();
  await page
    .getByRole("dialog", { name: "Send “Cold gold” to one person?" })
    .getByRole("button", { name: "Send letter" })
    .click();
  await expect(notice(page)).toContainText("Your letter is on its way");
}
