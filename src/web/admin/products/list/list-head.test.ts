import { expect, test } from "vitest";
import { describeListed } from "./list-head.tsx";

const none = { available: 0, reserved: 0, made_to_order: 0, sold: 0, hidden: 0 };

test.each([
  [{}, ""],
  [{ available: 1 }, "Your only piece is listed."],
  [{ hidden: 1 }, "Your only piece is hidden."],
  [{ available: 20, reserved: 1, made_to_order: 2, sold: 1 }, "All 24 pieces are listed."],
  [{ available: 1200, sold: 3, hidden: 1 }, "1,203 of 1,204 pieces are listed."],
  [{ hidden: 2 }, "All 2 pieces are hidden."],
])("says how many of the pieces %o are listed: %s", (counts, sentence) => {
  expect(describeListed({ ...none, ...counts })).toBe(sentence);
});
