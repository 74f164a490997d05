import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { pieces } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use(WITH_MOTION);
test.beforeEach(({ page }) => stubPictures(page));

type Revealed = { path: string; hasTransition: boolean; names: string[] };

/** Which elements morph on each page that is revealed, or is left. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    function record(event: PageSwapEvent | PageRevealEvent): void {
      const names = [...document.querySelectorAll("main *")]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== "none");
      const all: unknown[] = JSON.parse(sessionStorage.getItem("revealed") ?? "[]");
      all.push({ path: location.pathname, hasTransition: event.viewTransition !== null, names });
      sessionStorage.setItem("revealed", JSON.stringify(all));
    }
    // After those of the page script.
    addEventListener("DOMContentLoaded", () => addEventListener("pageswap", record));
    addEventListener("pagereveal", record);
  });

const revealedOn = (page: Page): Promise<Revealed[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("revealed") ?? "[]"));

/** The photo and the name of a tile, and nothing else, grow into those of the page that it leads to. */
async function expectGrowth(page: Page): Promise<void> {
  await pieces(page).getByRole("link", { name: "Forged Link Bracelet" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forged Link Bracelet");
  const { pathname } = new URL(page.url());
  const id = pathname.split("/").at(-1);
  const names = [`piece-picture-${id}`, `piece-name-${id}`];
  await expect.poll(async () => (await revealedOn(page)).length).toBe(2);
  const [left, shown] = await revealedOn(page);
  expect(left).toMatchObject({ path: "/products", hasTransition: true });
  expect(left?.names.toSorted()).toEqual(names.toSorted());
  expect(shown).toMatchObject({ path: pathname, hasTransition: true });
  expect(shown?.names).toEqual(expect.arrayContaining(names));
}

test("photo and name of a tile grow into those of the piece, and so does a related one @phone", async ({
  page,
}) => {
  await recordTransitions(page);
  await openPage(page, "/products");
  // Other results of the same list are no other page.
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
  await expect(page).toHaveURL(/sort=oldest/);
  expect(await revealedOn(page)).toHaveLength(1);
  // The browser skips a transition whose next page takes long.
  await expect(async () => {
    await openPage(page, "/products");
    await page.evaluate(() => sessionStorage.clear());
    await expectGrowth(page);
    const related = page.getByRole("region", { name: "Related pieces" }).getByRole("link").first();
    await related.click();
    await expect.poll(async () => (await revealedOn(page)).length).toBe(4);
    const left = (await revealedOn(page)).at(-2);
    expect(left?.hasTransition).toBe(true);
    expect(new Set(left?.names).size).toBe(left?.names.length);
  }).toPass({ timeout: 45_000 });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change without a transition @phone", async ({ page }) => {
    await recordTransitions(page);
    await openPage(page, "/products");
    await pieces(page).getByRole("link", { name: "Forged Link Bracelet" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forged Link Bracelet");
    const all = await revealedOn(page);
    expect(all.filter(({ hasTransition }) => hasTransition)).toEqual([]);
  });
});

test("a page is not laid out once more when it is left @phone", async ({ page }) => {
  await openPage(page, "/products");
  // What a script asks for where something stands, the browser answers by a layout.
  const askedPlaces = await page.evaluate(() => {
    const row = document.querySelector(".card-row")!;
    let asked = 0;
    const get = () => (asked += 1);
    Object.defineProperty(row, "scrollLeft", { get });
    Object.defineProperty(window, "scrollY", { get });
    dispatchEvent(new PageTransitionEvent("pagehide"));
    return asked;
  });
  expect(askedPlaces).toBe(0);
});
