import { expect, test } from "vitest";
import type { LastRead } from "./load-current.ts";
import { addLatePictures, arrangeImages } from "./compare-pictures.ts";

const fetched = (...kept: (string | null)[]) =>
  kept.map((address, index) => ({ url: `https://old.example/${index}.jpg`, kept: address }));

const lastRead = (...kept: (string | null)[]) => ({ pictures: fetched(...kept) }) as LastRead;

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

test("photos of the source come first, in its order and once, then those added here", () => {
  const images = ["b", "own", "a"];
  expect(arrangeImages(images, fetched("a", "b", "a", null), lastRead("a", "b"))).toEqual([
    "a",
    "b",
    "own",
  ]);
});

test("a photo that the source had before and has no longer is removed", () => {
  expect(arrangeImages(["gone", "own"], fetched("a"), lastRead("gone"))).toEqual(["a", "own"]);
  expect(arrangeImages(["gone", "own"], fetched("a"), null)).toEqual(["a", "gone", "own"]);
});

test("a piece keeps its photos when none of the source's could be fetched", () => {
  expect(arrangeImages(["gone"], fetched(null), lastRead("gone"))).toEqual(["gone"]);
  expect(arrangeImages(["gone"], [], lastRead("gone"))).toEqual(["gone"]);
});

test("photos added here have precedence within the maximum", () => {
  const own = numbered("own", 23);
  expect(arrangeImages(own, fetched("a", "b"), null)).toEqual(["a", ...own]);
  const more = numbered("own", 25);
  expect(arrangeImages(more, fetched("a"), null)).toEqual(more);
});

test("late photos are arranged where nobody changed the order", () => {
  const last = lastRead("a", null, "c");
  expect(addLatePictures(["a", "c"], fetched("a", "b", "c"), last)).toEqual(["a", "b", "c"]);
});

test("late photos are added at the end where somebody did", () => {
  const last = lastRead("a", null, "c");
  expect(addLatePictures(["c", "a"], fetched("a", "b", "c", null), last)).toEqual(["c", "a", "b"]);
  expect(addLatePictures(["own"], fetched("b"), null)).toEqual(["own", "b"]);
  const full = numbered("own", 24);
  expect(addLatePictures(full, fetched("b"), null)).toEqual(full);
});
