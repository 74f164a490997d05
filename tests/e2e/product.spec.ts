import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { findProduct } from "./find-product.ts";
import { swipePhoto } from "./swipe-photo.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

const inquire = (page: Page) => page.getByRole("link", { name: "Inquire About This Piece" });

async function readInquiry(page: Page) {
  const href = String(await inquire(page).getAttribute("href"));
  const fields = new URL(href.replaceAll("+", "%2B")).searchParams;
  return { href, subject: String(fields.get("subject")), body: String(fields.get("body")) };
}

test.beforeEach(({ page }) => stubPictures(page));

test("shows its name, price, state, description and known details", async ({ page }) => {
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  await expect(page).toHaveTitle(/^Labradorite Teardrop, Fernhill Goldsmith/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labradorite Teardrop");
  await expect(page.getByText("$560.00", { exact: true })).toBeVisible();
  await expect(page.getByText("Available", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Gray at first glance.*blue, green and amber/)).toBeVisible();
  await expect(page.getByRole("term")).toHaveText([
    "SKU",
    "Metal",
    "Stones",
    "Weight",
    "Dimensions",
  ]);
  await expect(page.getByRole("definition").nth(3)).toHaveText("9.9 g");
  await expect(page.getByText("14 karat gold")).toBeAttached();
  await page.getByText("Care", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Labradorite", exact: true })).toBeVisible();
  await expect(page.getByText(/^Wipe it with a soft, damp cloth. No soaking/)).toBeVisible();
  await expectAccessible(page);
});

test("shows the Custom Design badge on custom designs only @desktop", async ({ page }) => {
  const answer = await page.request.get("/api/products");
  const all = (await answer.json()) as { id: number; isCustomDesign: boolean }[];
  for (const isCustomDesign of [true, false]) {
    const piece = all.find((one) => one.isCustomDesign === isCustomDesign);
    await openPage(page, `/products/${piece?.id}`);
    await expect(page.getByText("Custom Design")).toHaveCount(isCustomDesign ? 1 : 0);
  }
});

test("an inquiry contains name, price and the page's URL @desktop", async ({ page }) => {
  const { id } = await findProduct(page, "Sapphire Solitaire");
  await openPage(page, `/products/${id}`);
  await expect(inquire(page)).toHaveCount(1);
  const { href, subject, body } = await readInquiry(page);
  expect(href).toMatch(/^mailto:hello@fernhill-goldsmith\.example\?subject=/);
  expect(href).toContain("%0D%0A");
  for (const text of [subject, body]) {
    expect(text).toContain("Sapphire Solitaire");
    expect(text).toContain("$2,180.00");
  }
  expect(body).toMatch(new RegExp(`http://[^/\\s]+/products/${id}\\r\\n`));
});

test("shows sold, reserved and made to order", { tag: "@desktop" }, async ({ page }) => {
  const info = page.getByRole("main").getByRole("article").first();
  const sold = await findProduct(page, "Turquoise Oval Pendant");
  await openPage(page, `/products/${sold.id}`);
  await expect(info.getByText("Sold", { exact: true })).toBeVisible();
  await expect(page.getByText(/commission a similar one/)).toBeVisible();
  expect((await readInquiry(page)).subject).toContain("Commission a piece like");
  await expect(inquire(page)).toHaveAccessibleName(/^Commission a similar one/);

  await openPage(page, `/products/${(await findProduct(page, "Sapphire Solitaire")).id}`);
  await expect(info.getByText(/^Reserved/)).toBeVisible();
  await openPage(page, `/products/${(await findProduct(page, "Hammered Gold Band")).id}`);
  await expect(info.getByText(/^Made to order/)).toBeVisible();
});

test("the link back at the top opens /blog", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/products/1");
  const back = page.getByRole("link", { name: "Back to Items" });
  await expect(back).toHaveAttribute("href", "/blog");
  await back.click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("its collections and its tags are links", { tag: "@desktop" }, async ({ page }) => {
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/blog\?tagIds=\d+$/,
  );
  await page
    .getByRole("main")
    .getByRole("heading", { name: "Stones that change when you move" })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/collections\/stones-that-change-when-you-move$/);
});

test("sharing copies the URL without a share sheet, and confirms it @desktop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/products/1");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/products\/1$/);
});

test("sharing uses the system's sheet where there is one @phone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        document.title = `Shared ${data.title} ${data.url}`;
      },
    });
  });
  await openPage(page, "/products/1");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(/^Shared .+\/products\/1$/);
  await expect(page.getByText("Link copied")).toHaveCount(0);
});

test("a piece is accessible and logs nothing to the console", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  await expectAccessible(page);
  expect(messages).toEqual([]);
});

test("is printed on one sheet @desktop", async ({ page }) => {
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("has no horizontal scroll and is accessible with text twice as large", async ({ page }) => {
    await openPage(page, "/products/1");
    await expectLargeText(page);
  });

  test("changes its photo by a swipe, and says at its foot that it is sold", async ({ page }) => {
    const { id } = await findProduct(page, "Turquoise Oval Pendant");
    await openPage(page, `/products/${id}`);
    const photos = page.getByRole("list", { name: "Photos" }).getByRole("link");
    await swipePhoto(page, -150);
    await expect(photos.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await swipePhoto(page, 150);
    await expect(photos.first()).toHaveAttribute("aria-current", "true");
    const foot = page.locator(".inquire-bar");
    const said = foot.evaluate((bar) => getComputedStyle(bar, "::before").content);
    expect(await said).toContain("Sold");
    await expect(foot).not.toContainText("$");
    await inquire(page).click();
    await expect(page.getByRole("heading", { name: "Commission a similar one" })).toBeVisible();
  });

  test("keeps the inquiry link within reach", async ({ page }) => {
    await openPage(page, "/products/1");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(inquire(page)).toBeInViewport();
  });
});

test.describe("an unknown piece", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  test("answers 404 with a link to /collections", async ({ page }) => {
    for (const id of ["999999", "abc", "0", "99999999999"]) {
      const answer = await page.goto(`/products/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
      await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Items" })).toHaveAttribute(
        "href",
        "/collections",
      );
    }
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
  });
});

test.describe("a picture that cannot be loaded", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404|A picture did not load/ });

  test("is replaced by the category and the piece's name, and logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("pageerror", (error) => logged.push(error.message));
    await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
    const { id } = await findProduct(page, "Oval Signet Ring");
    await openPage(page, `/products/${id}`);
    const main = page.getByRole("link", { name: /View full screen/ });
    await expect(main.getByText("Oval Signet Ring")).toBeVisible();
    await expect(main.locator("svg[data-category=gold]")).toBeVisible();
    expect(logged.join()).toContain("A picture did not load");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a piece, its pictures and the inquiry link @desktop", async ({ page }) => {
    await page.goto("/products/1");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(inquire(page)).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("link", { name: /View full screen/ })).toHaveAttribute(
      "href",
      /^\/media\//,
    );
  });
});

test("shows six related pieces, sold ones last", { tag: "@desktop" }, async ({ page }) => {
  const { id } = await findProduct(page, "Moonstone Cabochon Ring");
  await openPage(page, `/products/${id}`);
  const related = page.getByRole("region", { name: "Related pieces" });
  await expect(related.getByRole("listitem")).toHaveCount(6);
  await expect(related.getByRole("heading", { level: 3 }).first()).toHaveText(
    /^(?:Labradorite Teardrop|Opal Bezel Necklace)$/,
  );
  await expectAccessible(page);
  await related.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Moonstone Cabochon Ring");
  await expect(related.getByRole("link", { name: /^Moonstone Cabochon Ring/ })).toBeAttached();
});
