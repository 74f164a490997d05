import type { Page } from "@playwright/test";

/** Moves a finger over the photo, by as many pixels to the side. */
export async function swipePhoto(page: Page, by: number) {
  const box = await page.locator(".gallery-main").boundingBox();
  if (!box) throw new Error("There is no photo.");
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const at = (x: number) => [{ x: box.x + box.width / 2 + x, y }];
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", at(by * part));
  await touch("touchEnd", []);
}
