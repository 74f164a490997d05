import type { ReadySection } from "./list-data.ts";

/** The pages of a section that stand on the screen, one after another. */
export type ShownPages<T> = { first: number; pages: T[][]; total: number };

export type PageUpdate = "reset" | "grow" | "keep";

/**
 * What stands on the screen once a page has come: it alone (reset), what stood there and it (grow), or
 * what stood there, renewed where the page is part of it (keep).
 */
export function appendPage<T>(
  shown: ShownPages<T> | undefined,
  fresh: Pick<ReadySection<T>, "items" | "page" | "total">,
  change: PageUpdate,
): ShownPages<T> {
  const { items, page, total } = fresh;
  const alone = { first: page, pages: [items], total };
  if (!shown || change === "reset") return alone;
  const at = page - shown.first;
  if (at >= 0 && at < shown.pages.length) {
    return { ...shown, pages: shown.pages.with(at, items), total };
  }
  if (change === "keep") return { ...shown, total };
  return at === shown.pages.length ? { ...shown, pages: [...shown.pages, items], total } : alone;
}

/** All that is shown, each once: a list that grew between two pages gives its rows twice. */
export function shownItems<T extends { id: number }>({ pages }: ShownPages<T>): T[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}

export const lastShownPage = <T>({ first, pages }: ShownPages<T>): number =>
  first + pages.length - 1;
