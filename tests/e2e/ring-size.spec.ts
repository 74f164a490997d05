import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { ringCircumference } from "#contract/catalogue/rings/convert-ring-size.ts";
import { ringDiameter } from "#contract/catalogue/rings/ring-size.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { listPdfRectangles } from "#tests/support/pdf-rectangles.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { findProduct } from "./find-product.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

/** In millimeters. */
const TOLERANCE = 0.2;
const CARD = 53.98;

const screenSlider = (page: Page) => page.getByRole("slider", { name: "Size of the drawing" });
const ringSlider = (page: Page) => page.getByRole("slider", { name: "Ring size" });

/** The width of a dark drawing in its middle row, in pixels of the screen; blended pixels count in part. */
async function measurePixels(drawing: Locator): Promise<number> {
  const { data, info } = await sharp(await drawing.screenshot())
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray(Math.floor(info.height / 2) * info.width).subarray(0, info.width);
  const [ground = 0, dark = 0] = [row[0], row[Math.floor(info.width / 2)]];
  return row.reduce((sum, value) => sum + (ground - value) / (ground - dark), 0);
}

test(
  "draws true to scale on three screens and on paper",
  { tag: "@desktop" },
  async ({ browser, shop }) => {
    const screens = [
      { deviceScaleFactor: 1, dotsPerInch: 92 },
      { deviceScaleFactor: 2, dotsPerInch: 220 },
      { deviceScaleFactor: 3, dotsPerInch: 460 },
    ];
    for (const { deviceScaleFactor, dotsPerInch } of screens) {
      const context = await browser.newContext({ baseURL: shop.baseURL, deviceScaleFactor });
      const page = await context.newPage();
      await openPage(page, "/ring-size");
      const toMm = (pixels: number) => (pixels / dotsPerInch) * 25.4;
      const expectMm = async (name: string, expected: number) => {
        const measured = toMm(await measurePixels(page.locator(`[data-measure="${name}"]`)));
        expect(Math.abs(measured - expected)).toBeLessThan(TOLERANCE);
      };
      // Off by a tenth before the card is held against it.
      const pixelsPerMm = dotsPerInch / 25.4 / deviceScaleFactor;
      await screenSlider(page).fill((pixelsPerMm * 1.1).toFixed(3));
      await expect(expectMm("held", CARD)).rejects.toThrow();
      await screenSlider(page).fill((Math.round(pixelsPerMm * 200) / 200).toFixed(3));
      await expectMm("held", CARD);
      for (const size of [4, 7, 12.25]) {
        await ringSlider(page).fill(String(size));
        await expectMm("ring", ringDiameter(size));
      }
      if (deviceScaleFactor === 1) {
        // This browser remembers its screen.
        await openPage(page, "/ring-size");
        await expectMm("held", CARD);
        await expectPaper(page);
      }
      await page.getByLabel("Quarter", { exact: true }).check();
      await expectMm("held", 24.26);
      await context.close();
    }
  },
);

const isNear = (a: number, b: number) => Math.abs(a - b) < TOLERANCE;

async function expectPaper(page: Page): Promise<void> {
  const rectangles = listPdfRectangles(await page.pdf({ format: "Letter" }));
  const control = rectangles.filter(({ width, height }) => isNear(width, 50) && height < 0.6);
  expect(control).toHaveLength(1);
  const marks = rectangles.filter(({ width, height }) => width < 0.25 && height > 1 && height < 5);
  const first = Math.min(...marks.map(({ x }) => x));
  for (const size of [1, 4.25, 7, 15]) {
    const expected = first + ringCircumference(size) - ringCircumference(1);
    expect(marks.filter(({ x }) => isNear(x, expected)).length).toBeGreaterThanOrEqual(1);
  }
  expect(marks.filter(({ height }) => height > 3.5)).toHaveLength(15);
}

test("a visitor finds a size and asks for the ring in it", { tag: "@phone" }, async ({ page }) => {
  await stubPictures(page);
  const { id } = await findProduct(page, "Hammered Gold Band");
  await openPage(page, `/products/${id}`);
  await page.getByRole("link", { name: "Find your ring size" }).click();
  await expect(page.getByRole("heading", { name: "Find your ring size" })).toBeVisible();
  await ringSlider(page).fill("6.25");
  await page.getByRole("button", { name: "A quarter size larger" }).click();
  const found = page.locator(".ring-size-found");
  await expect(found).toContainText("US6½UKM½EU53.1Japan13");
  await expectNoSideScroll(page);

  await page.getByLabel("I have a string").check();
  await expect(found).toContainText("Enter the length.");
  const length = page.getByLabel("Length");
  for (const [typed, sentence] of [
    ["12", "Ring sizes go from 38 to 77 mm"],
    ["-54", "Enter a number, like 54"],
  ] as const) {
    await length.fill(typed);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await length.fill("2 1/8");
  await page.getByLabel("Unit").selectOption("inches");
  await expect(found).toContainText("US6¾");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask about this ring in this size" }).click();
  const dialog = page.getByRole("dialog", { name: "Inquire about this piece" });
  await expect(dialog.getByLabel("Ring size")).toHaveValue("6¾");
  await expect(dialog).toContainText("Hammered Gold Band");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to Hammered Gold Band" }).click();
  await page.getByRole("link", { name: "Inquire About This Piece" }).click();
  await expect(page.getByLabel("Ring size")).toHaveValue("6¾");
});
