import type { Locator, Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { findProduct } from "./find-product.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";
import { waitForGrowth } from "./wait-for-growth.ts";

test.use(WITH_MOTION);

const NAME = "Hammered Gold Band";
const viewer = (page: Page) => page.getByRole("dialog", { name: `Photos of ${NAME}` });
const opener = (page: Page) => page.getByRole("link", { name: /View full screen/ });
const picture = (page: Page): Locator => page.locator(".viewer-picture");
const press = (page: Page, name: string) => viewer(page).getByRole("button", { name }).click();

/** The scale as it is announced, and as it is drawn. */
async function expectZoom(page: Page, zoom: number) {
  await expect(viewer(page).getByText(`Zoom ${zoom}×`)).toBeAttached();
  await expect
    .poll(async () => (await matrixOf(page)).map((part) => Math.round(part * 100) / 100)[0])
    .toBe(zoom);
}

/** Scale, and how far the picture is moved to the right and down. */
const matrixOf = (page: Page): Promise<number[]> =>
  picture(page).evaluate((element) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return [a, e, f];
  });
async function middleOf(page: Page) {
  const box = await page.locator(".viewer-stage").boundingBox();
  if (!box) throw new Error("There is no stage.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x };
}

test.beforeEach(async ({ page }) => {
  await stubPictures(page);
  const { id } = await findProduct(page, NAME);
  await openPage(page, `/products/${id}`);
});

async function openViewer(page: Page): Promise<void> {
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
  await waitForGrowth(page);
}

test("is used by keyboard, traps the focus and returns it @desktop", async ({ page }) => {
  await openViewer(page);
  await expectAccessible(page);
  for (const [key, zoom] of [
    ["+", 1.5],
    ["=", 2],
    ["-", 1.5],
    ["0", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectZoom(page, zoom);
  }
  for (const [key, shown] of [
    ["ArrowRight", 2],
    ["ArrowRight", 1],
    ["ArrowLeft", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer(page).getByText(`${shown} of 2`)).toBeVisible();
  }
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press(stop % 5 === 4 ? "Shift+Tab" : "Tab");
    const isInside = await viewer(page).evaluate((dialog) =>
      dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  // What was seen last is shown.
  const second = page.getByRole("link", { name: "Photo 2 of 2" });
  await expect(second).toHaveAttribute("aria-current", "true");
  await waitForGrowth(page);
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toBeVisible();
  // So it does by itself, without asking, on a second Escape.
  await viewer(page).evaluate((dialog) => dialog instanceof HTMLDialogElement && dialog.close());
  await expect(page.locator(".viewer")).toHaveCount(0);
});

test("zooms from 1 to 3 by its buttons and no further; next and previous reset it @desktop", async ({
  page,
}) => {
  await openViewer(page);
  const zoomIn = viewer(page).getByRole("button", { name: "Zoom in" });
  const zoomOut = viewer(page).getByRole("button", { name: "Zoom out" });
  const sizes = () => picture(page).locator("source").first().getAttribute("sizes");
  await expect(zoomOut).toBeDisabled();
  expect(await sizes()).toBe("100vw");
  for (const zoom of [1.5, 2, 2.5, 3]) {
    await zoomIn.click();
    await expectZoom(page, zoom);
  }
  await expect(zoomIn).toBeDisabled();
  await zoomIn.dispatchEvent("click");
  await expectZoom(page, 3);
  // A larger rendition is fetched.
  await expect.poll(sizes).toBe("300vw");
  await press(page, "Previous photo");
  await expect(viewer(page).getByText("2 of 2")).toBeVisible();
  await expectZoom(page, 1);
  await press(page, "Next photo");
  await expect(viewer(page).getByText("1 of 2")).toBeVisible();
  await zoomIn.click();
  await zoomOut.click();
  await expectZoom(page, 1);
  await zoomOut.dispatchEvent("click");
  await expectZoom(page, 1);
});

test("zooms about the pointer by wheel and double click, and pans to the edge while zoomed @desktop", async ({
  page,
}) => {
  await openViewer(page);
  const { x, y } = await middleOf(page);
  const drag = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await page.mouse.move(x + 100, y);
  await page.mouse.wheel(0, -120);
  await expectZoom(page, 1.5);
  // A wheel that turns on at once counts as one turn.
  await expect(async () => {
    await page.mouse.wheel(0, 120);
    expect((await matrixOf(page))[0]).toBe(1);
  }).toPass();
  await expectZoom(page, 1);
  await drag(200);
  expect(await matrixOf(page)).toEqual([1, 0, 0]);
  // On a busy machine two presses may come too far apart to be a double click.
  for (const zoom of [2, 1]) {
    await expect(async () => {
      await page.mouse.dblclick(x, y);
      await expect(viewer(page).getByText(`Zoom ${zoom}×`)).toBeAttached({ timeout: 1000 });
    }).toPass();
    await expectZoom(page, zoom);
  }

  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("+");
  await expectZoom(page, 3);
  await drag(100);
  await expect.poll(async () => (await matrixOf(page))[1]).toBe(100);
  await drag(3000);
  await expect
    .poll(async () => {
      const { left } = await middleOf(page);
      const shown = await picture(page).boundingBox();
      return Math.round((shown?.x ?? Infinity) - left);
    })
    .toBe(0);
});

test("zooms by pinching and snaps to a stop, and locks the page behind it @phone", async ({
  page,
}) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await openViewer(page);
  await expect.poll(overflow).toBe("hidden");
  const { x, y } = await middleOf(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch("touchStart", 40);
  for (const apart of [50, 60, 70, 85]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expectZoom(page, 2);
  await expectAccessible(page);
  await press(page, "Close");
  await expect.poll(overflow).toBe("visible");
  await expect(opener(page)).toBeFocused();
});

test("logs nothing when it closes during its opening animation @desktop", async ({ page }) => {
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
  await viewer(page)
    .getByRole("button", { name: "Close" })
    .evaluate((close: HTMLElement) => close.click());
  await waitForGrowth(page);
  await expect(viewer(page)).toHaveCount(0);
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens and closes without animation @phone", async ({ page }) => {
    await openViewer(page);
    await press(page, "Close");
    expect(await viewer(page).count()).toBe(0);
    await opener(page).click();
    await expect(viewer(page)).toHaveCount(1);
    expect(await page.evaluate(isOpening)).toBe(false);
    const animations = await viewer(page).evaluate(
      (dialog) => dialog.getAnimations({ subtree: true }).length,
    );
    expect(animations).toBe(0);
  });
});

const isOpening = () => document.documentElement.matches(":active-view-transition");
