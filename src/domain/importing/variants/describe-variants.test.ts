import { expect, test } from "vitest";
import { describeVariants } from "./describe-variants.ts";

type Variants = Parameters<typeof describeVariants>[0];

const describe = (fields: Partial<Variants>) =>
  describeVariants({ noun: "variant", count: 2, options: [], prices: [], ...fields });

const SIZE = { name: "Size", values: ["6", "7"] };
const METAL = { name: "Metal", values: ["Gold"] };

test.each<[string, Partial<Variants>, string[]]>([
  ["a single one", { count: 1 }, []],
  ["several", {}, ["It has 2 variants and is one piece here."]],
  [
    "several prices",
    { prices: [4000, 5000] },
    [
      "It has 2 variants and is one piece here; of prices from 40.00 to 50.00 the lowest was taken.",
    ],
  ],
  [
    "an unknown number",
    { count: null, noun: "variation", prices: [4000, 5000] },
    ["It has variations and is one piece here, with the one price in the file."],
  ],
  [
    "a single one with an option",
    { count: 1, options: [SIZE] },
    ["Size: listed in its description."],
  ],
  [
    "options, one of which is a material",
    { options: [SIZE, METAL] },
    [
      "It has 2 variants (Size: 6, 7; Metal: Gold) and is one piece here.",
      "Size, Metal: listed in its description; Metal also in its materials.",
    ],
  ],
  [
    "one disabled",
    { count: 1, disabled: 1 },
    ["1 variant is disabled at the source and left out."],
  ],
  [
    "two disabled",
    { count: 1, disabled: 2 },
    ["2 variants are disabled at the source and left out."],
  ],
  [
    "SKUs of their own",
    { count: 1, omittedSkus: ["1", "2", "3", "4", "5"] },
    ["Left out, since a piece has one SKU: 1, 2, 3, 4, 5."],
  ],
  [
    "many SKUs",
    { count: 1, omittedSkus: ["1", "2", "3", "4", "5", "6"] },
    ["Left out, since a piece has one SKU: 1, 2, 3, 4, 5, …."],
  ],
])("of variants with %s it says what became of them", (_, fields, notes) => {
  expect(describe(fields)).toEqual(notes);
});
