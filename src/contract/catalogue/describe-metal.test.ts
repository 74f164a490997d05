import { expect, test } from "vitest";
import { describeMetal } from "./describe-metal.ts";
import { parseMetals } from "./metals/metals-text.ts";

const describe = (materials: string | null, weight: string | null, metals = "") =>
  describeMetal({ materials, weight, metals: parseMetals(metals) ?? [] });

test("omits the finish and keeps the weight and its unit on one line", () => {
  expect(describe("18k yellow gold, hand-hammered finish", "6.40")).toBe(
    "18k yellow gold, 6.4\u00A0g",
  );
});

test("leaves out missing parts", () => {
  expect(describe(null, "42.00")).toBe("42\u00A0g");
  expect(describe("sterling silver", null)).toBe("Sterling silver");
  expect(describe(null, null)).toBe("");
});

test("names the metals by the facts of the piece where it has some", () => {
  expect(describe("gold ring, polished", "6.40", "18k yellow gold 5.1 g")).toBe(
    "18k yellow gold, 6.4\u00A0g",
  );
  expect(describe("gold", null, "18k yellow gold 5.1 g")).toBe("18k yellow gold, 5.1\u00A0g");
  expect(describe("mixed metals", "6", "sterling silver; 14k gold")).toBe(
    "Sterling silver and 14k gold, 6\u00A0g",
  );
  expect(describe(null, null, "copper; brass; bronze; titanium")).toBe("Copper, brass, and 2 more");
});
