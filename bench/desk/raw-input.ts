import type { Page } from "@playwright/test";

/** Milliseconds between two keys: a quick typist's. */
const DELAY = 120;

/* Locators look for their element within the page, which would count as the page's own work: here a place is
   asked for once, and then pressed. */

/** Presses the middle of the first element in view that matches a CSS selector. @returns whether there is one */
export async function pressFirst(page: Page, selector: string): Promise<boolean> {
  const [place] = await findPlaces(page, selector);
  if (place) await page.mouse.click(place.x, place.y);
  return place !== undefined;
}

/** The middles of all elements in view that match a CSS selector. */
export const findPlaces = (page: Page, selector: string): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = { x: left + width / 2, y: top + height / 2 };
        const over = document.elementFromPoint(place.x, place.y);
        return over && (element.contains(over) || over.contains(element)) ? [place] : [];
      }),
    selector,
  );

export const typeText = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: DELAY });

/** Types a search into a field, waits for what it finds, and deletes it again. */
export async function typeAndClear(page: Page, field: string, text: string): Promise<void> {
  await pressFirst(page, field);
  await typeText(page, text);
  await pause(page);
  for (const _ of text) {
    await page.keyboard.press("Backspace", { delay: 20 });
    await page.waitForTimeout(20);
  }
  await pause(page);
}

/** Long enough for an answer of the server to be shown. */
export const pause = (page: Page, milliseconds = 1200): Promise<void> =>
  page.waitForTimeout(milliseconds);
