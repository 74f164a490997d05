import fc from "fast-check";
import { expect, test } from "vitest";
import { appendPage, lastShownPage, shownItems, type ShownPages } from "./append-page.ts";

const page = (number: number, ...ids: number[]) => ({
  page: number,
  items: ids.map((id) => ({ id })),
  total: 60,
});
const ids = (shown: ShownPages<{ id: number }>) => shownItems(shown).map(({ id }) => id);

test("the next page stands after those shown", () => {
  const one = appendPage(undefined, page(1, 1, 2), "reset");
  const two = appendPage(one, page(2, 3, 4), "grow");
  expect(ids(two)).toEqual([1, 2, 3, 4]);
  expect(lastShownPage(two)).toBe(2);
});

test("another question begins anew", () => {
  const two = appendPage(appendPage(undefined, page(1, 1), "reset"), page(2, 2), "grow");
  expect(ids(appendPage(two, page(1, 9), "reset"))).toEqual([9]);
});

test("a page that does not follow stands alone", () => {
  const one = appendPage(undefined, page(1, 1), "reset");
  expect(appendPage(one, page(5, 9), "grow")).toEqual({
    first: 5,
    pages: [[{ id: 9 }]],
    total: 60,
  });
});

test("while the other section grows this one keeps what it shows", () => {
  const one = appendPage(undefined, page(1, 1), "reset");
  expect(ids(appendPage(one, page(2, 2), "keep"))).toEqual([1]);
});

test("fresh rows take the place of the same page's old ones", () => {
  const two = appendPage(appendPage(undefined, page(1, 1), "reset"), page(2, 2), "grow");
  expect(ids(appendPage(two, page(2, 7), "keep"))).toEqual([1, 7]);
});

test("a row that moved from one page to the next is shown once", () => {
  const two = appendPage(appendPage(undefined, page(1, 1, 2), "reset"), page(2, 2, 3), "grow");
  expect(ids(two)).toEqual([1, 2, 3]);
});

test("pages in turn give every row in its order", () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat()), { minLength: 1, maxLength: 8 }), (pages) => {
      const shown = pages
        .map((ids, index) => page(index + 1, ...ids))
        .reduce<ShownPages<{ id: number }> | undefined>(
          (shown, fresh) => appendPage(shown, fresh, "grow"),
          undefined,
        );
      expect(shown && ids(shown)).toEqual([...new Set(pages.flat())]);
    }),
  );
});
