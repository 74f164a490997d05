import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneSlipAway } from "./is-one-edit-away.ts";
import { slipsOf } from "./deletion-variants.ts";

test.each([
  ["saphire", "sapphire", "a letter left out"],
  ["sappphire", "sapphire", "a letter too many"],
  ["sapphira", "sapphire", "another letter"],
  ["sapphrie", "sapphire", "two letters swapped"],
  ["apphire", "sapphire", "the first letter left out"],
])("%s is %s with %s", (written, meant) => {
  expect(isOneSlipAway(written, meant)).toBe(true);
});

test.each([
  ["sapphire", "sapphire"],
  ["safire", "sapphire"],
  ["silver", "sliver "],
  ["garnet", "granite"],
])("%s is not one slip away from %s", (written, meant) => {
  expect(isOneSlipAway(written, meant)).toBe(false);
});

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });

test("what is one slip apart shares a spelling with a letter left out, so it is found by it", () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      if (!isOneSlipAway(a, b)) return;
      expect(slipsOf(a).isDisjointFrom(slipsOf(b))).toBe(false);
      expect(isOneSlipAway(b, a)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
