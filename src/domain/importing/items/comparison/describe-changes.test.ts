import { expect, test } from "vitest";
import type { Field, FieldDifference } from "./compare-piece.ts";
import { describeChanges, withActualPictures } from "./describe-changes.ts";
import type { CurrentPiece } from "./load-current.ts";

const CATEGORIES = new Map([[12, "Rings"]]);
const current = { images: ["a", "b"] } as CurrentPiece;

const describe = (differences: FieldDifference[]) =>
  describeChanges({ differences, tags: null, pictures: null, current }, CATEGORIES);

test.each<[Field, unknown, unknown, string, string | null, string | null]>([
  ["name", "Ember", "Ash", "Name", "Ember", "Ash"],
  ["priceCents", 4000, 129_950, "Price", "40.00", "1299.50"],
  ["weightCentigrams", null, 640, "Weight", null, "6.40"],
  ["ringSizeQuarters", 26, 27, "Ring size", "6½", "6¾"],
  ["stock", 0, 2, "Stock", "0", "2"],
  ["categoryId", 12, 13, "Category", "Rings", null],
  ["isCustomDesign", false, true, "Custom design", "No", "Yes"],
  ["description", undefined, "x".repeat(200), "Description", null, "x".repeat(200)],
  ["description", null, "x".repeat(201), "Description", null, `${"x".repeat(200)}…`],
  ["description", null, `${"x".repeat(199)}💍`, "Description", null, `${"x".repeat(199)}…`],
])("says what changes of %s", (field, before, after, label, from, to) => {
  expect(describe([{ field, before, after }])).toEqual([
    { field: expect.stringMatching(new RegExp(`^${label}`, "i")) as string, from, to },
  ]);
});

test.each([
  [["Gold", "Pearl"], [], null, "Gold, Pearl"],
  [[], [1, 2], "2 taken off", null],
  [["Gold"], [1], "1 taken off", "Gold"],
])("says that the tags %j come and %j go", (names, removeIds, from, to) => {
  const add = names.map((name) => ({ name, type: null }));
  expect(
    describeChanges(
      { differences: [], tags: { add, removeIds }, pictures: null, current },
      CATEGORIES,
    ),
  ).toEqual([{ field: "Tags", from, to }]);
});

test("says how many photos there will be, and then how many there are", () => {
  const difference = { field: "name", before: "Ember", after: "Ash" } as const;
  const planned = describeChanges(
    { differences: [difference], tags: null, pictures: 5, current },
    CATEGORIES,
  );
  const name = { field: "Name", from: "Ember", to: "Ash" };
  expect(planned).toEqual([name, { field: "Photos", from: "2", to: "5" }]);
  expect(withActualPictures(planned, ["a", "b"], ["a", "b", "c"])).toEqual([
    name,
    { field: "Photos", from: "2", to: "3" },
  ]);
  expect(withActualPictures(planned, ["a", "b"], null)).toEqual([name]);
});
