import { expect, test } from "vitest";
import { describeMetal } from "./describe-metal.ts";

test("omits the finish and keeps the weight and its unit on one line", () => {
  expect(describeMetal("18k yellow gold, hand-hammered finish", "6.40")).toBe(
    "18k yellow gold, 6.4\u00A0g",
  );
});

test("leaves out missing parts", () => {
  expect(describeMetal(null, "42.00")).toBe("42\u00A0g");
  expect(describeMetal("sterling silver", null)).toBe("Sterling silver");
  expect(describeMetal(null, null)).toBe("");
});
