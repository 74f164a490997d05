import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneEditAway } from "./is-one-edit-away.ts";
import { deletionVariants } from "./deletion-variants.ts";

test.each([
  ["saphire", "sapphire", "a letter left out"],
  ["sappphire", "sapphire", "a letter too many"],
  ["sapphira", "sapphire", "another letter"],
  ["sapphrie", "sapphire", "two letters swapped"],
  ["apphire", "sapphire", "the first letter left out"],
])("%s is one edit away from %s: %s", (written, meant) => {
  expect(isOneEditAway(written, meant)).toBe(true);
});

test.each([
  ["sapphire", "sapphire"],
  ["safire", "sapphire"],
  ["silver", "sliver "],
  ["garnet", "granite"],
])("%s is not one edit away from %s", (written, meant) => {
  expect(isOneEditAway(written, meant)).toBe(false);
});

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });

test("finds every word one edit away by a shared deletion variant", () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      if (!isOneEditAway(a, b)) return;
      expect(deletionVariants(a).isDisjointFrom(deletionVariants(b))).toBe(false);
      expect(isOneEditAway(b, a)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
