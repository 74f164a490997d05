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

/** A letter waits for a minute, and the job that sends mail runs every 15 seconds. */
const MAIL_TIMEOUT = 120_000;

/** The letter to a reader; long lines of a mail are folded with "=". */
const findLetter = () =>
  mail.arrived
    .map((message) => message.replaceAll("=\r\n", ""))
    .findLast(
      (message) =>
        message.includes("Subject: Cold gold") && message.includes("To: reader@example.com"),
    );

test("writes a story, previews it letter by letter, and publishes it with a letter @phone", async ({
  page,
}) => {
  test.setTimeout(MAIL_TIMEOUT + 60_000);
  await addReader(shop, "reader@example.com");
  await openDesk(page, shop, "/admin/collections?edit=new");
  const form = panel(page, "Create Collection");
  const frame = form.frameLocator("iframe");
  const text = form.getByRole("textbox", { name: "Content" });
  await form.getByLabel("Title").fill("Cold gold");
  await form.getByLabel("Description").fill("What happens before the fire.");
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
    await expect(frame.locator(".prose")).toHaveText(shown);
  }
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
  await expect.poll(findLetter, { timeout: MAIL_TIMEOUT }).toContain("/collections/cold-gold");
});
