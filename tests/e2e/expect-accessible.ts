import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds nothing against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What still fades in has no contrast yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  // The page in a preview frame is inert once its scripts have run; until then its landmarks repeat the desk's.
  for (const preview of await page.locator(".preview-frame:visible").all()) {
    const body = preview.locator("iframe").contentFrame().locator("body");
    await expect(body).toHaveJSProperty("inert", true);
  }
  // Legacy mode covers frames of the shop's own address, and needs no second page to sum up: half the CPU time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(WCAG)
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
