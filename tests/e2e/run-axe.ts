import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

type Violation = {
  rule: string;
  /** The markup of what breaks the rule. */
  found: string[];
};

// Without spaces and comments: the other file is more than twice as large.
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}

/**
 * Runs axe on a page and the frames of its own origin, once nothing moves there. Each document is given axe
 * once, half a megabyte, however often it is looked at.
 * @param within the selector of the elements that are looked at; all without it
 */
export async function runAxe(
  page: Page,
  runOnly: axe.RunOnly,
  within?: string,
): Promise<Violation[]> {
  for (const frame of page.frames()) {
    try {
      await addAxe(frame);
    } catch {
      // A preview may have been replaced by its next while it was its turn, or have begun anew.
      if (!frame.isDetached()) await addAxe(frame);
    }
  }
  return page.evaluate(
    async ([only, selector]) => {
      // What still fades in or changes its color has no contrast yet, even if that begins while axe looks.
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important }");
      document.adoptedStyleSheets.push(still);
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => null)),
      );
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // Of the rules that need what is loaded, only the one about media is run.
      const preload = { assets: ["media" as const] };
      const options = { runOnly: only, resultTypes: ["violations" as const], preload };
      const { violations } = await loaded.run(selector ?? document, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(({ id, nodes }) => ({
        rule: id,
        found: nodes.map(({ html }) => html),
      }));
    },
    [runOnly, within] as const,
  );
}
