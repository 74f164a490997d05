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
 * @param seen what earlier pages had, which is not looked at again: text of the same element, class, color, size
 * and background has the same contrast. Axe needs more time for all that pages have in common than for the rest.
 * @returns what has too little contrast there, with the look
 */
export async function findLowContrast(
  page: Page,
  styles: LookStyles,
  seen = new Set<string>(),
): Promise<string[]> {
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
    const unseen = await markUnseen(page, seen);
    if (unseen.length === 0) continue;
    for (const each of unseen) seen.add(each);
    const rule = { type: "rule" as const, values: ["color-contrast"] };
    const violations = await runAxe(page, rule, UNSEEN);
    found.push(
      ...violations.flatMap((violation) => violation.found).map((html) => `${look}: ${html}`),
    );
  }
  return found;
}

const UNSEEN = "[data-unseen]";

/**
 * Marks one element of each kind of text that has not been seen: of its class, colors and size, and of all
 * backgrounds up to the first that nothing shines through.
 * @returns the kinds
 */
const markUnseen = (page: Page, seen: Set<string>): Promise<string[]> =>
  page.evaluate(
    (before) => {
      const known = new Set(before);
      const unseen: string[] = [];
      for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
        delete element.dataset["unseen"];
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText && !element.matches("input, select, textarea")) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const kind = [element.localName, element.className, color, fontSize, fontWeight];
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each);
          kind.push(backgroundColor, backgroundImage, opacity);
          if (!/^rgba|\/|transparent/.test(backgroundColor)) break;
        }
        const text = kind.join("|");
        if (known.has(text)) continue;
        known.add(text);
        unseen.push(text);
        element.dataset["unseen"] = "";
      }
      return unseen;
    },
    [...seen],
  );
