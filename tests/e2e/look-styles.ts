import { expect, type Page } from "@playwright/test";
import type { Look } from "#contract/settings/looks.ts";
import type { OwnShop } from "./open-own-shop.ts";
import { runAxe } from "./run-axe.ts";

type OtherLook = Exclude<Look, "fern">;

/** The address of each look's stylesheet. */
export type LookStyles = Record<OtherLook, string>;

/** At which size each look is seen: one as on a phone, one as on a computer. */
const SIZES: Record<OtherLook, { width: number; height: number }> = {
  steel: { width: 390, height: 844 },
  plum: { width: 1280, height: 800 },
};

/** Reads which stylesheet a page has in each look, and leaves the shop in its own. */
export async function readLookStyles(shop: OwnShop): Promise<LookStyles> {
  const readStyles = async (look: Look) => {
    await shop.artisan.put("/api/settings", { data: { look } });
    const html = await (await fetch(shop.baseURL)).text();
    return [...html.matchAll(/<link[^>]*href="([^"]+\.css)"[^>]*>/g)].map(([, href]) => href ?? "");
  };
  const steel = await readStyles("steel");
  const plum = await readStyles("plum");
  const own = await readStyles("fern");
  const added = (styles: string[]) => {
    const [style = "", ...more] = styles.filter((href) => !own.includes(href));
    expect(style).toMatch(/\.css$/);
    expect(more).toEqual([]);
    return style;
  };
  return { steel: added(steel), plum: added(plum) };
}

/**
 * Shows the page that is open in each of the other looks.
 * @returns what has too little contrast there, with the look
 */
export async function findLowContrast(page: Page, styles: LookStyles): Promise<string[]> {
  const found: string[] = [];
  for (const look of ["steel", "plum"] as const) {
    await page.setViewportSize(SIZES[look]);
    await page.addStyleTag({ url: styles[look] });
    await page.evaluate(async (name) => {
      document.documentElement.dataset["look"] = name;
      // Colors that still change have no contrast yet.
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => null)),
      );
    }, look);
    const violations = await runAxe(page, { type: "rule", values: ["color-contrast"] });
    found.push(
      ...violations.flatMap((violation) => violation.found).map((html) => `${look}: ${html}`),
    );
  }
  return found;
}
