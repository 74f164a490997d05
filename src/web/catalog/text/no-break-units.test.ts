import { expect, test } from "vitest";
import { noBreakUnits } from "./no-break-units.ts";

test("puts a no-break space between a number and its unit only", () => {
  expect(noBreakUnits("22 × 16 mm without bail, chain 45 cm")).toBe(
    "22 × 16\u00A0mm without bail, chain 45\u00A0cm",
  );
  expect(noBreakUnits("5 diamonds, 0.12 ct in all")).toBe("5 diamonds, 0.12\u00A0ct in all");
});
