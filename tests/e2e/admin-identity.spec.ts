import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
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

const SCREEN = "/admin/settings/identity";
const pageText = async (path: string) => (await fetch(shop.baseURL + path)).text();

const logoPng = (width: number) =>
  sharp({
    create: { width, height: 160, channels: 4, background: { r: 20, g: 40, b: 30, alpha: 0.5 } },
  })
    .png()
    .toBuffer();

test("leaves out the trademark sign everywhere", { tag: "@desktop" }, async ({ page }) => {
  expect(await pageText("/products")).toContain("Fernhill Goldsmith™</title>");
  await openDesk(page, shop, SCREEN);
  await page.getByRole("switch", { name: /Show ™ after the name/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  expect(await pageText("/products")).not.toContain("™");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: /Show ™/ })).toBeChecked();
});

test("shows a logo at the top of every page, and an icon made from it @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, SCREEN);
  await page
    .getByLabel(/^(Upload a|Replace the) logo/)
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await logoPng(900) });
  await expect(page.getByRole("radio", { name: "Your logo" })).toBeChecked();
  await page.getByRole("button", { name: "Use your logo" }).click();
  await expect(page.getByRole("img", { name: "Your icon now" })).toHaveAttribute(
    "src",
    /^\/media\//,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  const icon = await fetch(`${shop.baseURL}/favicon.ico`);
  expect(icon.headers.get("Content-Type")).toBe("image/jpeg");
  await openPage(page, `${shop.baseURL}/`);
  const logo = page.getByRole("banner").getByRole("img", { name: "Fernhill Goldsmith" });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test("makes an icon from the first letter of the name", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, SCREEN);
  const icon = page.getByRole("img", { name: "Your icon now" });
  const before = await icon.getAttribute("src");
  await page.getByRole("button", { name: "Use your first letter" }).click();
  await expect(icon).not.toHaveAttribute("src", before ?? "");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  expect(await pageText("/manifest.webmanifest")).toContain("320x320");
});

test.describe("a logo that cannot be used", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /415/ });

  test("is refused with a sentence each", async ({ page }) => {
    await openDesk(page, shop, SCREEN);
    const give = async (name: string, mimeType: string, buffer: Buffer, sentence: RegExp) => {
      await page
        .getByLabel(/^(Upload a|Replace the) logo/)
        .setInputFiles({ name, mimeType, buffer });
      await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    };
    // From a file: sent to the browser it takes longer than a test may.
    const large = path.join(shop.dataDir, "large.png");
    await writeFile(large, Buffer.alloc(40 * 1024 * 1024));
    await page.getByLabel(/^(Upload a|Replace the) logo/).setInputFiles(large);
    await expect(page.getByRole("alert").filter({ hasText: /larger than 25 MB/ })).toBeVisible();
    await give("logo.gif", "image/gif", Buffer.from("GIF89a"), /Use a PNG or a JPEG/);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    await give("logo.svg", "image/svg+xml", svg, /SVG/);
    await give("small.png", "image/png", await logoPng(420), /420 pixels wide/);
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  });
});

test("a portrait is on the home and About pages, cropped around its point", async ({ page }) => {
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
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await openPage(page, `${shop.baseURL}/about`);
  const portrait = page.getByRole("img", { name: "Ana at her bench" });
  await expect(portrait).toBeVisible();
  await expect(portrait).toHaveCSS("object-position", "50% 49%");
  await expectAccessible(page);
  await shop.artisan.put("/api/settings", { data: { portrait: null } });
});

test("the story comes from three questions, and studio photos are on the About page @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings/about");
  await page.getByLabel("What do you make?").fill("Rings, mostly. ");
  await page.getByLabel("How did you start?").fill("");
  await page.getByLabel("What should people know before they contact you?").fill("Write first.");
  await page
    .locator(".pics-field input[type=file]")
    .first()
    .setInputFiles({
      name: "bench.png",
      mimeType: "image/png",
      buffer: await logoPng(900),
    });
  await expect(page.locator(".pic-open")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice(page)).toContainText("Saved");
  await openPage(page, `${shop.baseURL}/about`);
  const main = page.getByRole("main");
  await expect(main.getByText("Rings, mostly.")).toBeVisible();
  await expect(main.getByText("Write first.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Photos of the studio" }).locator("img")).toHaveCount(
    1,
  );
  await expectAccessible(page);
  await openDesk(page, shop, "/admin/settings/about");
  await page.getByText("One text", { exact: true }).click();
  await expect(page.getByLabel("Your story", { exact: true }).last()).toHaveValue(
    "Rings, mostly.\n\nWrite first.",
  );
});
