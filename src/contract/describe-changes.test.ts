import { expect, test } from "vitest";
import { type ComparableCollection, describeChanges } from "./describe-changes.ts";

const before: ComparableCollection = {
  title: "Moon",
  slug: "moon",
  description: "Rings",
  content: null,
  images: ["a.jpg", "b.jpg"],
  categoryId: null,
  isFeatured: false,
  isPublished: false,
  publishAt: null,
  tagIds: [1, 2],
  productIds: [1, 2, 3],
};

test.each<[string, Partial<ComparableCollection>, string[]]>([
  ["nothing", {}, []],
  [
    "each field",
    { title: "Sun", slug: "sun", isFeatured: true },
    ["title", "slug", "featured or not"],
  ],
  ["an order of images", { images: ["b.jpg", "a.jpg"] }, ["images"]],
  ["a first category and content", { categoryId: 1, content: "" }, ["content", "category"]],
  ["one tag", { tagIds: [1] }, ["1 tag"]],
  ["tags that come and go", { tagIds: [2, 3] }, ["2 tags"]],
  ["no order of tags", { tagIds: [2, 1] }, []],
  ["pieces", { productIds: [1, 2, 3, 4] }, ["1 piece"]],
  ["the order of pieces", { productIds: [1, 3, 2] }, ["order of the pieces"]],
  ["publication", { isPublished: true, publishAt: "2026-11-26T14:00:00.000Z" }, ["published"]],
  ["a scheduled time", { publishAt: "2026-11-26T14:00:00.000Z" }, ["time of publication"]],
])("describes %s", (_, change, words) => {
  expect(describeChanges(before, { ...before, ...change })).toEqual(words);
});

test("describes what is taken back", () => {
  const scheduled = { ...before, publishAt: "2026-11-26T14:00:00.000Z" };
  expect(describeChanges(scheduled, before)).toEqual(["no time of publication"]);
  expect(describeChanges({ ...before, isPublished: true }, before)).toEqual(["made a draft"]);
});
