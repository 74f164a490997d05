import { expect, test } from "vitest";
import { toCategoryTiles } from "./to-category-tiles.ts";

const category = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  description: null,
  hidden: false,
  position: id,
  image: null,
  picture: null,
  createdAt: "2026-11-20T15:00:00.000Z",
});

test("returns at most eight categories, without Uncategorized", () => {
  const names = ["Uncategorized", "A", "B", "C", "D", "E", "F", "G", "H", "I"];
  const tiles = toCategoryTiles(
    names.map((name, index) => category(index + 1, name)),
    new Map([[2, 5]]),
  );
  expect(tiles.map(({ name }) => name)).toEqual(["A", "B", "C", "D", "E", "F", "G", "H"]);
  expect(tiles[0]).toEqual({ id: 2, name: "A", count: 5 });
  expect(tiles[1]).toEqual({ id: 3, name: "B", count: 0 });
});
