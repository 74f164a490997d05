import type { CheerioAPI } from "cheerio/slim";
import { htmlToLine } from "../../parsing/html-to-text.ts";

const TRAIL =
  '[itemtype$="/BreadcrumbList" i], nav[aria-label*="breadcrumb" i], [class*="breadcrumb" i], [id*="breadcrumb" i]';

const MAX_STEPS = 10;

/** The links of the breadcrumb trail that visitors see, the most specific first. @param name of the piece */
export function readBreadcrumbs(page: CheerioAPI, name: string): string[] {
  const steps = page(TRAIL)
    .first()
    .find("a")
    .toArray()
    .slice(0, MAX_STEPS)
    .map((link) => htmlToLine(page(link).html() ?? ""));
  return [...new Set(steps)]
    .filter((step) => step !== "" && step !== name && !/^(home|shop|all|products?)$/i.test(step))
    .toReversed();
}
