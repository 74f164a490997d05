import { expect, test } from "vitest";
import { wireCollectionChange, wireNewCollection } from "./collection.ts";

test("a blank category and a blank time of publication become null", () => {
  const form = {
    title: "Spring",
    slug: "spring",
    description: "New.",
    categoryId: "",
    publishAt: "",
  };
  expect(wireNewCollection.parse(form)).toMatchObject({ categoryId: null, publishAt: null });
  expect(wireCollectionChange.parse({ categoryId: "", publishAt: "" })).toEqual({
    categoryId: null,
    publishAt: null,
  });
});

test("a blank title is refused instead", () => {
  expect(wireCollectionChange.safeParse({ title: "" }).success).toBe(false);
});
