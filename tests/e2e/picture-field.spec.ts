import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

const photographs = fileURLToPath(new URL("../../sample/photographs/", import.meta.url));
const photograph = (name: string) => path.join(photographs, `${name}-1.jpg`);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /415|ERR_FAILED|A picture did not load/ });

async function openField(page: Page): Promise<Locator> {
  await openDesk(page, shop, "/admin");
  await page.getByRole("button", { name: "Add New" }).click();
  return page.getByRole("dialog", { name: "Add New Product" });
}

const choose = (panel: Locator, ...names: string[]) =>
  panel.getByLabel("Add to Photos").setInputFiles(names.map(photograph));

const pictures = (panel: Locator) => panel.getByRole("button", { name: /^Photo \d/ });

/** What stands among the pictures; what is said aloud stands elsewhere. */
const messages = (panel: Locator, text: string) => panel.locator(".pics").getByText(text);

const order = (panel: Locator) =>
  panel
    .locator("[data-drag-item]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-drag-item")));

test("keeps photos in the chosen order, reorders them by keyboard, mouse and touch, and describes them @desktop", async ({
  page,
}) => {
  const panel = await openField(page);
  await choose(panel, "moonstone-cabochon-ring", "hammered-gold-band", "ember-bar-pin");
  await expect(pictures(panel)).toHaveCount(3);
  const [first, second, third] = await order(panel);
  await expect(panel.getByText("Cover", { exact: true })).toHaveCount(1);

  await panel.getByRole("button", { name: "Options for photo 3" }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await order(panel)).toEqual([first, third, second]);
  await expect(panel.getByRole("button", { name: "Options for photo 2" })).toBeFocused();
  await page.keyboard.press("Home");
  expect(await order(panel)).toEqual([third, first, second]);
  await expect(panel.getByText("Now the cover.")).toBeAttached();

  await panel.getByRole("button", { name: "Options for photo 3" }).hover();
  await page.mouse.down();
  const target = await pictures(panel).first().boundingBox();
  // In steps, as a hand does: the first makes a drag of the press.
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 12 });
  await page.mouse.up();
  expect(await order(panel)).toEqual([second, third, first]);

  await dragByTouch(
    page,
    panel.getByRole("button", { name: "Options for photo 3" }),
    pictures(panel).first(),
  );
  await expect.poll(() => order(panel)).toEqual([first, second, third]);
  await expectDetails(page, panel);
});

/** A photo's description and focal point are kept at once, and removing it can be undone. */
async function expectDetails(page: Page, panel: Locator): Promise<void> {
  const before = await order(panel);
  await pictures(panel).first().click();
  const details = panel.getByRole("group", { name: "Photo 1" });
  await details.getByLabel("Photo description (alt text)").fill("A sapphire on white gold");
  await details.getByLabel("Photo description (alt text)").blur();
  await expect(
    panel.getByRole("button", { name: "Photo 1: A sapphire on white gold" }),
  ).toBeVisible();
  await details.getByRole("button", { name: /^Focal point, 50 percent/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    details.getByRole("button", { name: /^Focal point, 51 percent from the left/ }),
  ).toBeFocused();
  const hash = /[0-9a-f]{64}/.exec(String(before[0]))?.[0];
  await expect
    .poll(async () => {
      const kept = (await (await shop.artisan.get("/api/media")).json()) as { hash: string }[];
      return kept.find((each) => each.hash === hash);
    })
    .toMatchObject({ alt: "A sapphire on white gold", focalX: 0.51 });

  await details.getByRole("button", { name: "Remove" }).click();
  await expect(pictures(panel)).toHaveCount(2);
  await panel.getByRole("button", { name: "Undo" }).click();
  expect(await order(panel)).toEqual(before);
}

async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Nothing to drag.");
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              {
                x: start.x + 8 + (end.x + 12 - start.x) * share,
                y: start.y + 8 + (end.y + 12 - start.y) * share,
              },
            ],
    });
  await send("touchStart", 0);
  for (let step = 1; step <= 12; step += 1) await send("touchMove", step / 12);
  await send("touchEnd", 1);
}

test("reports a file that is no photo, retries a failed upload, and takes dropped and pasted ones @desktop", async ({
  page,
}) => {
  const panel = await openField(page);
  let isDown = true;
  await page.route("**/api/media", (route) => (isDown ? route.abort() : route.continue()));
  await choose(panel, "garnet-studs");
  await expect(messages(panel, "Couldn’t reach your shop.")).toBeVisible();
  isDown = false;
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(pictures(panel)).toHaveCount(1);

  await panel.getByLabel("Add to Photos").setInputFiles({
    name: "page.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(messages(panel, "This is a PDF, not a photo.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Remove page.jpg" }).click();
  await expect(messages(panel, "This is a PDF, not a photo.")).toHaveCount(0);
  await expectDroppedAndPasted(panel);
});

async function expectDroppedAndPasted(panel: Locator): Promise<void> {
  const give = (type: "drop" | "paste") =>
    panel.locator(".pics-field").evaluate(async (field, type) => {
      const canvas = new OffscreenCanvas(40, 30);
      const context = canvas.getContext("2d")!;
      context.fillStyle = type === "drop" ? "teal" : "maroon";
      context.fillRect(0, 0, 40, 30);
      const data = new DataTransfer();
      data.items.add(
        new File([await canvas.convertToBlob()], `${type}.png`, { type: "image/png" }),
      );
      const init = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        type === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    }, type);
  await give("drop");
  await expect(pictures(panel)).toHaveCount(2);
  await give("paste");
  await expect(pictures(panel)).toHaveCount(3);
}
