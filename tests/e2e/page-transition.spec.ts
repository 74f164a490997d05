import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { pieces } from "./list-parts.ts";
import { countRowRenders, takeRowRenders } from "./count-row-renders.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use(WITH_MOTION);
test.beforeEach(({ page }) => stubPictures(page));

declare global {
  interface Window {
    transitions: { from: string[]; to: string[] }[];
    listMorphs: () => string[];
    /** Of each list that was shown: whether the second section was there at once. */
    lists: boolean[];
  }
}

/** Which elements morph, before and after the document has changed, in each view transition. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = [];
    window.listMorphs = () =>
      [...document.querySelectorAll<HTMLElement>(".view-transition")].map(({ style }) =>
        style.getPropertyValue("--view-transition-name"),
      );
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = { from: window.listMorphs(), to: [] as string[] };
      window.transitions.push(transition);
      return start(async () => {
        await (change as () => unknown)();
        transition.to = window.listMorphs();
      });
    };
  });

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions);

test("the photo and name of a tile grow into those of the piece, and back @phone", async ({
  page,
}) => {
  await recordTransitions(page);
  await openPage(page, "/products");
  await pieces(page).getByRole("link", { name: "Forged Link Bracelet" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forged Link Bracelet");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const names = [`piece-picture-${id}`, `piece-name-${id}`];
  const [forth] = await transitionsOf(page);
  expect(forth?.from.toSorted()).toEqual(names.toSorted());
  expect(forth?.to.toSorted()).toEqual(names.toSorted());

  await page.goBack();
  await expect(pieces(page).getByRole("listitem").first()).toBeVisible();
  await expect.poll(async () => (await transitionsOf(page)).length).toBe(2);
  const [, back] = await transitionsOf(page);
  expect(back?.from.toSorted()).toEqual(names.toSorted());
  await expect
    .poll(async () => (await transitionsOf(page))[1]?.to.toSorted())
    .toEqual(names.toSorted());
});

test("other results of the same list are no other page", async ({ page }) => {
  await recordTransitions(page);
  await openPage(page, "/collections");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.locator("#collections")).toHaveAttribute("aria-busy", "false");
  expect(await transitionsOf(page)).toEqual([]);
});

test("a page can be used, and is not rendered again, until the data of the next has arrived", async ({
  page,
}) => {
  await recordTransitions(page);
  await countRowRenders(page, "li.tile");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const { promise: arrived, resolve: answer } = Promise.withResolvers<void>();
  await openPage(page, "/products");
  await page.route("**/about.data*", async (route) => {
    await arrived;
    await route.continue();
  });
  const asked = page.waitForRequest("**/about.data*");
  // The buttons that keep pieces are loaded with the first scrolling.
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator(".tile button")).not.toHaveCount(0);
  expect(await takeRowRenders(page)).toBeGreaterThan(20);
  await page
    .locator("footer")
    .getByRole("link", { name: /^About/ })
    .first()
    .click();
  await asked;
  expect(await transitionsOf(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await takeRowRenders(page)).toBe(0);
  answer();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await transitionsOf(page)).toHaveLength(1);
});

test("a page opens with what is above the fold, and Back shows all of it at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.lists = [];
    let last: Element | null = null;
    new MutationObserver(() => {
      const list = document.querySelector("main:has(#collections)");
      if (list && list !== last) window.lists.push(list.querySelector("#pieces") !== null);
      last = list;
    }).observe(document, { childList: true, subtree: true });
  });
  await openPage(page, "/");
  await page.locator("main a[href='/collections']").first().click();
  await expect(page.locator("#pieces")).toBeVisible();
  await page.locator("footer a[href='/about']").first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page.locator("#pieces")).toBeVisible();
  expect(await page.evaluate(() => window.lists)).toEqual([false, true]);
});
