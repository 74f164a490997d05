import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const SCREEN = "/admin/settings/identity";
const pageText = async (where: string) => (await fetch(shop.baseURL + where)).text();
const logoField = (page: Page) => page.getByLabel(/^(Upload a|Replace the) logo/);
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice(page)).toContainText("Saved");
};

const png = (width: number) =>
  sharp({
    create: { width, height: 160, channels: 4, background: { r: 20, g: 40, b: 30, alpha: 0.5 } },
  })
    .png()
    .toBuffer();

test.describe("a logo", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /415/ });

  test("that cannot be used is refused with a sentence; another stands on every page, with an icon made from it", async ({
    page,
  }) => {
    await openDesk(page, shop, SCREEN);
    await leaveOutTrademark(page);
    await refuseLogos(page);
    await logoField(page).setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await png(900),
    });
    await expect(page.getByRole("radio", { name: "Your logo" })).toBeChecked();
    await page.getByRole("button", { name: "Use your logo" }).click();
    const icon = page.getByRole("img", { name: "Your icon now" });
    await expect(icon).toHaveAttribute("src", /^\/media\//);
    await expectAccessible(page);
    await save(page);
    const favicon = await fetch(`${shop.baseURL}/favicon.ico`);
    expect(favicon.headers.get("Content-Type")).toBe("image/jpeg");
    const home = await page.context().newPage();
    await openPage(home, `${shop.baseURL}/`);
    const logo = home.getByRole("banner").getByRole("img", { name: "Fernhill Goldsmith" });
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(home);
    await home.close();

    const before = await icon.getAttribute("src");
    await page.getByRole("button", { name: "Use your first letter" }).click();
    await expect(icon).not.toHaveAttribute("src", before ?? "");
    await save(page);
    expect(await pageText("/manifest.webmanifest")).toContain("320x320");
  });
});

async function leaveOutTrademark(page: Page): Promise<void> {
  await page.getByRole("switch", { name: /Show ™ after the name/ }).click();
  await save(page);
  expect(await pageText("/products")).not.toContain("™");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: /Show ™/ })).toBeChecked();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
}

async function refuseLogos(page: Page): Promise<void> {
  const alert = (sentence: RegExp) => page.getByRole("alert").filter({ hasText: sentence });
  const give = async (name: string, mimeType: string, buffer: Buffer, sentence: RegExp) => {
    await logoField(page).setInputFiles({ name, mimeType, buffer });
    await expect(alert(sentence)).toBeVisible();
  };
  // From a file: sent to the browser it takes longer than a test may.
  const large = path.join(shop.dataDir, "large.png");
  await writeFile(large, Buffer.alloc(26 * 1024 * 1024));
  await logoField(page).setInputFiles(large);
  await expect(alert(/larger than 25 MB/)).toBeVisible();
  await give("logo.gif", "image/gif", Buffer.from("GIF89a"), /Use a PNG or a JPEG/);
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  await give("logo.svg", "image/svg+xml", svg, /SVG/);
  await give("small.png", "image/png", await png(420), /420 pixels wide/);
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
}

test("the About page has a portrait cropped around its point, a story from three questions, and photos of the studio @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, SCREEN);
  const photo = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: "#765" },
  })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel("Add a portrait")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: /^Focal point/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.getByLabel("Photo description (alt text)").fill("Ana at her bench");
  await expectAccessible(page);
  await save(page);
  await openDesk(page, shop, "/admin/settings/about");
  await writeStory(page);

  const about = await page.context().newPage();
  await openPage(about, `${shop.baseURL}/about`);
  const portrait = about.getByRole("img", { name: "Ana at her bench" });
  await expect(portrait).toBeVisible();
  await expect(portrait).toHaveCSS("object-position", "50% 49%");
  await expect(about.getByRole("main").getByText("Rings, mostly.")).toBeVisible();
  await expect(about.getByRole("main").getByText("Write first.")).toBeVisible();
  const studio = about.getByRole("list", { name: "Photos of the studio" });
  await expect(studio.locator("img")).toHaveCount(1);
  await expectAccessible(about);
  await about.close();

  await page.getByText("One text", { exact: true }).click();
  await expect(page.getByLabel("Your story", { exact: true }).last()).toHaveValue(
    "Rings, mostly.\n\nWrite first.",
  );
});

async function writeStory(page: Page): Promise<void> {
  await page.getByLabel("What do you make?").fill("Rings, mostly. ");
  await page.getByLabel("How did you start?").fill("");
  await page.getByLabel("What should people know before they contact you?").fill("Write first.");
  await page
    .locator(".pics-field input[type=file]")
    .first()
    .setInputFiles({ name: "bench.png", mimeType: "image/png", buffer: await png(900) });
  await expect(page.locator(".pic-open")).toHaveCount(1);
  await expectAccessible(page);
  await save(page);
}

test("a care guide is edited, and visitors read it on the pieces of its metal @desktop", async ({
  page,
}) => {
  const ring = { name: "Fern Band", price: "500.00", stock: 1, metals: "18k rose gold 4 g" };
  const { id } = await create(shop.artisan, "/api/products", ring);
  await openDesk(page, shop, "/admin/settings/care");
  await page.getByText("Rose gold", { exact: true }).click();
  const preview = page.getByRole("region", { name: "Preview: Rose gold" });
  await page.getByRole("textbox", { name: "Every day" }).fill("Wear it to work.");
  await expect(preview).toContainText("Wear it to work.");
  const clean = page.getByRole("textbox", { name: "To clean it" });
  await clean.fill("");
  await expect(clean).toHaveAccessibleDescription("Blank: not shown.");
  await expect(preview.getByText("To clean it")).toBeHidden();
  await page.getByRole("textbox", { name: "To store it" }).fill("In a box.");
  await page.getByRole("button", { name: "Restore the suggested text: To store it" }).click();
  await expect(page.getByRole("textbox", { name: "To store it" })).toBeFocused();
  await expect(preview).toContainText("Keep it apart from other");
  await expectAccessible(page);
  await save(page);
  const piece = await pageText(`/products/${id}`);
  expect(piece).toContain("Wear it to work.");
  expect(piece).toContain("Keep it apart from other jewelry: stones scratch gold.");
  expect(piece).not.toContain("To clean it");
});
