import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { findProduct } from "./find-product.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const inquire = (page: Page) => page.getByRole("link", { name: "Inquire About This Piece" });

/** A message sent sooner is held as a machine's. */
async function openAsPersonDoes(page: Page, press: () => Promise<void>) {
  const opened = page.waitForResponse("**/api/inquiries/token");
  await press();
  await opened;
  const openedAt = Date.now();
  return () => expect.poll(() => Date.now() - openedAt).toBeGreaterThan(3000);
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  const response = await page.request.post("/api/admin/login", { data: { username, password } });
  expect(response.ok()).toBe(true);
}

// A connection that is lost.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

/** Sends an inquiry as its form does. */
async function sendInquiry({ request }: Page, message: string): Promise<{ privateUrl: string }> {
  const { token } = (await (await request.get("/api/inquiries/token")).json()) as { token: string };
  const form = { name: "Bo", email: "bo@example.com", message, token };
  return (await (await request.post("/api/inquiries", { data: form })).json()) as {
    privateUrl: string;
  };
}

test.beforeEach(({ page }) => stubPictures(page));

/** What was opened is not beneath the bar at the bottom of the sheet. */
async function expectAboveFoot(page: Page, opened: Locator) {
  await expect(opened).toBeInViewport({ ratio: 1 });
  const [box, foot] = await Promise.all([
    opened.boundingBox(),
    page.locator(".inquiry-foot").boundingBox(),
  ]);
  expect(box && box.y + box.height).toBeLessThanOrEqual(foot?.y ?? 0);
}

test("a visitor asks about a ring and writes on from their own page @phone", async ({
  page,
  shop,
}) => {
  const { id } = await findProduct(page, "Hammered Gold Band");
  await openPage(page, `/products/${id}`);
  const afterAWhile = await openAsPersonDoes(page, () => inquire(page).click());
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveValue(
    /^Hi, I’m interested in the Hammered Gold Band \(\$[\d,.]+\)\. Could you make one for me\?$/,
  );
  await expectAccessible(page);
  // The form's scripts load no styles again that the page has: they would win over the page's own.
  const styles = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.split("#")[0]),
  );
  expect([...new Set(styles)]).toEqual(styles);

  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await expect(page.getByText("Enter your full email address")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

  const email = page.locator(".inquiry").getByLabel("Email", { exact: true });
  await page.getByLabel("Name", { exact: true }).fill("Ana <b>Castillo</b>");
  await expect(page.getByText("Enter your name.")).toHaveCount(0);
  await email.fill("ana.castillo@");
  await expect(page.getByText("Enter your full email address")).toBeVisible();
  await email.fill("ana.castillo@example.com");
  await expect(page.getByText("Enter your full email address")).toHaveCount(0);
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Ring size" }).click();
  await expect(page.getByLabel("Ring size")).toBeFocused();
  await expectAboveFoot(page, page.getByText("A guess is fine."));
  await page.getByLabel("Ring size").fill("5 ½");
  await page.getByRole("button", { name: "Photo of your idea" }).click();
  const photo = page.getByLabel("Photo of your idea");
  await expectAboveFoot(page, page.getByText("up to 25 MB"));
  await photo.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("x") });
  await expect(page.getByText("I can’t open this file.")).toBeVisible();
  await photo.setInputFiles("public/icon-192.png");

  // Closed and opened again, it holds what was typed.
  await page.keyboard.press("Escape");
  await expect(inquire(page)).toBeFocused();
  await inquire(page).click();
  await expect(page.getByLabel("Ring size")).toHaveValue("5 ½");
  await page.getByRole("button", { name: "Photo of your idea" }).click();
  await photo.setInputFiles("public/icon-192.png");
  const camera = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take a photo" }).tap();
  await (await camera).setFiles("public/icon-512.png");
  const name = photo.evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(await name).toBe("icon-512.png");

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("The connection was lost.")).toBeVisible();
  await page.context().setOffline(false);
  await afterAWhile();
  await page.getByRole("button", { name: "Try again" }).click();
  const thanks = page.getByRole("heading", { name: "Thank you, Ana." });
  await expect(thanks).toBeFocused();
  await expect(page.getByText("Ring size 5 ½, one photo")).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByText("I’ll answer on your private page. Save its link:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.getByRole("link", { name: "See your message" }).click();
  await expect(page.getByRole("heading", { name: "Your inquiry, Ana" })).toBeVisible();
  await expect(page.getByText("Could you make one for me?")).toBeVisible();
  await expect(page.getByText("Ring size 5 ½")).toBeVisible();
  await page.getByLabel("Your message").fill("And could you <i>engrave</i> it?");
  await page.getByRole("button", { name: "Send message" }).click();
  // An answer is confirmed once, and not when the page is loaded anew.
  const confirmed = page.getByText("Thank you. Your message has arrived.");
  await expect(confirmed).toBeVisible();
  await expect(page).not.toHaveURL(/sent=/);
  await page.reload();
  await expect(page.getByText("And could you <i>engrave</i> it?")).toBeVisible();
  await expect(confirmed).toHaveCount(0);
  await expectAccessible(page);
  await openPage(page, `/products/${id}`);
  await expect(page.getByText("You wrote about this piece today.")).toBeVisible();

  await signIn(page, shop.admin);
  const answer = await page.request.get("/api/inquiries?search=castillo");
  const found = (await answer.json()) as object[];
  expect(found[0]).toMatchObject({
    state: "new",
    name: "Ana <b>Castillo</b>",
    ringSize: "5 ½",
    pieces: [{ productId: id }],
    latest: { text: "And could you <i>engrave</i> it?" },
  });
});

test("a sold piece asks for a similar one, and the footer for custom work @desktop", async ({
  page,
}) => {
  const { id } = await findProduct(page, "Turquoise Oval Pendant");
  await openPage(page, `/products/${id}`);
  await inquire(page).click();
  await expect(page.getByRole("heading", { name: "Commission a similar one" })).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    /Could you make a similar one\?$/,
  );
  await expect(page.getByRole("button", { name: "Ring size" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  // It goes back in the history, which would end the next navigation.
  await page.waitForFunction(() => history.state?.isDialog !== true);
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Custom work" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask about custom work" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer's page takes answers @desktop", async ({ page }) => {
    const { privateUrl } = await sendInquiry(page, "Can you resize it?");
    await page.goto(new URL(privateUrl).pathname);
    await page.getByLabel("Your message").fill("It is a 6.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Thank you. Your message has arrived.")).toBeVisible();
    await expect(page.getByText("It is a 6.")).toBeVisible();
  });
});
