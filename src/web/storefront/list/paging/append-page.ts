import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import type { ReadySection } from "../list-data.ts";

/** The consecutive pages of a section on screen; `first` is the number of the first. */
export type ShownPages<T> = { first: number; pages: T[][]; total: number };

export type ShownSections = {
  collections?: ShownPages<CardCollection> | undefined;
  pieces?: ShownPages<TilePiece> | undefined;
};

export type PageUpdate = "replace" | "append" | "keep";

/**
 * The pages on screen after another one has loaded: it onlyFresh ("replace"), it after the others when it is
 * adjacent ("append"), or the others, refreshed when it is one of them ("keep").
 */
export function appendPage<T>(
  shown: ShownPages<T> | undefined,
  fresh: Pick<ReadySection<T>, "items" | "page" | "total">,
  change: PageUpdate,
): ShownPages<T> {
  const { items, page, total } = fresh;
  const onlyFresh = { first: page, pages: [items], total };
  if (!shown || change === "replace") return onlyFresh;
  const index = page - shown.first;
  if (index >= 0 && index < shown.pages.length) {
    return { ...shown, pages: shown.pages.with(index, items), total };
  }
  if (change === "keep") return { ...shown, total };
  return index === shown.pages.length
    ? { ...shown, pages: [...shown.pages, items], total }
    : onlyFresh;
}

/** The items on screen without duplicates, which arise when the list changes between two pages. */
export function shownItems<T extends { id: number }>({ pages }: ShownPages<T>): T[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}

export const lastShownPage = <T>({ first, pages }: ShownPages<T>): number =>
  first + pages.length - 1;
