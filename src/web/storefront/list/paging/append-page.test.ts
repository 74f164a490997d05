import fc from "fast-check";
import { expect, test } from "vitest";
import { appendPage, lastShownPage, shownItems, type ShownPages } from "./append-page.ts";

const page = (number: number, ...ids: number[]) => ({
  page: number,
  items: ids.map((id) => ({ id })),
  total: 60,
});
const ids = (shown: ShownPages<{ id: number }>) => shownItems(shown).map(({ id }) => id);

test("appends the next page", () => {
  const one = appendPage(undefined, page(1, 1, 2), "replace");
  const two = appendPage(one, page(2, 3, 4), "append");
  expect(ids(two)).toEqual([1, 2, 3, 4]);
  expect(lastShownPage(two)).toBe(2);
});

test("replaces the pages for another query", () => {
  const two = appendPage(appendPage(undefined, page(1, 1), "replace"), page(2, 2), "append");
  expect(ids(appendPage(two, page(1, 9), "replace"))).toEqual([9]);
});

test("replaces the pages with one that is not adjacent", () => {
  const one = appendPage(undefined, page(1, 1), "replace");
  expect(appendPage(one, page(5, 9), "append")).toEqual({
    first: 5,
    pages: [[{ id: 9 }]],
    total: 60,
  });
});

test("keeps its pages while the other section loads more", () => {
  const one = appendPage(undefined, page(1, 1), "replace");
  expect(ids(appendPage(one, page(2, 2), "keep"))).toEqual([1]);
});

test("replaces the rows of a page that is shown already", () => {
  const two = appendPage(appendPage(undefined, page(1, 1), "replace"), page(2, 2), "append");
  expect(ids(appendPage(two, page(2, 7), "keep"))).toEqual([1, 7]);
});

test("shows a row once when it moved to the next page", () => {
  const two = appendPage(appendPage(undefined, page(1, 1, 2), "replace"), page(2, 2, 3), "append");
  expect(ids(two)).toEqual([1, 2, 3]);
});

test("lists every row of consecutive pages in order", () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat()), { minLength: 1, maxLength: 8 }), (pages) => {
      const shown = pages
        .map((ids, index) => page(index + 1, ...ids))
        .reduce<ShownPages<{ id: number }> | undefined>(
          (shown, fresh) => appendPage(shown, fresh, "append"),
          undefined,
        );
      expect(shown && ids(shown)).toEqual([...new Set(pages.flat())]);
    }),
  );
});
