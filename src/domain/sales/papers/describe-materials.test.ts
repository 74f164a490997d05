import { expect, test } from "vitest";
import { describeMetalFineness, splitMaterials } from "./describe-materials.ts";

test.each([
  [
    "18k white gold, polished; round blue sapphire, 6.9 mm",
    "18k white gold, polished",
    "round blue sapphire, 6.9 mm",
  ],
  ["18k gold, ruby, 3.3 mm, satin finish", "18k gold, satin finish", "ruby, 3.3 mm"],
  [
    "18k yellow gold; emerald-cut emerald, 8 × 6 mm; two round diamonds, 3.3 mm",
    "18k yellow gold",
    "emerald-cut emerald, 8 × 6 mm; two round diamonds, 3.3 mm",
  ],
  ["14k rose gold", "14k rose gold", null],
  [" 14k rose gold , ", "14k rose gold", null],
  ["18k gold; ; ruby;", "18k gold", "ruby"],
  ["6.9 mm, 18k gold", "6.9 mm, 18k gold", null],
  ["two rubies; 1.5 g 18k gold", "1.5 g 18k gold", "two rubies"],
  ["ruby set in 18k gold, 2 diamonds", "ruby set in 18k gold", "2 diamonds"],
  ["freshwater pearls, silk thread", "silk thread", "freshwater pearls"],
  [null, null, null],
  [" ", null, null],
])("splits %j into metal and stones", (materials, metal, stones) => {
  expect(splitMaterials(materials)).toEqual({ metal, stones });
});

test("states the fineness in thousandths after the alloy, and none for what has none", () => {
  expect(describeMetalFineness("18k white gold, polished; sapphire")).toBe(
    "18k white gold, 750 parts fine gold in 1,000, polished",
  );
  expect(describeMetalFineness("brushed 18k yellow gold and sterling silver")).toBe(
    "brushed 18k yellow gold and sterling silver, 750 parts fine gold and 925 parts fine silver in 1,000",
  );
  expect(describeMetalFineness("copper, hammered")).toBe("copper, hammered");
  expect(describeMetalFineness("18k gold,, polished; ruby")).toBe(
    "18k gold, 750 parts fine gold in 1,000, polished",
  );
  expect(describeMetalFineness("two rubies")).toBeNull();
});
