import { expect, test } from "vitest";
import { EMPTY_COLLECTION } from "./collection-form.ts";
import { mergeEdits } from "./use-story-saving.ts";

const before = { ...EMPTY_COLLECTION, title: "Gold", description: "Warm.", images: ["/a"] };

test("keeps both when each changed other fields", () => {
  const mine = { ...before, title: "Cold gold", images: ["/b", "/a"] };
  const theirs = { ...before, description: "Cold.", isPublished: true };
  expect(mergeEdits(before, mine, theirs)).toEqual({
    ...before,
    title: "Cold gold",
    images: ["/b", "/a"],
    description: "Cold.",
    isPublished: true,
  });
});

test("keeps both when both made the same change", () => {
  const same = { ...before, title: "Cold gold" };
  expect(mergeEdits(before, same, same)).toEqual(same);
});

test("is null when both changed one field, each in another way", () => {
  const mine = { ...before, images: ["/b", "/a"] };
  expect(mergeEdits(before, mine, { ...before, images: [] })).toBeNull();
});
