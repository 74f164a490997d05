import { expect, test } from "vitest";
import { describeVariants } from "./describe-variants.ts";
import { addOptionLines, collectOptions } from "./variant-options.ts";

test("collects each option and value once, whatever their case, and no placeholder", () => {
  const stated = [
    { name: "Ring size", value: "6" },
    { name: "ring Size", value: "7" },
    { name: "Ring size", value: "6" },
    { name: "Metal", value: "R&ouml;segold" },
    { name: "Metal", value: "" },
    { name: "", value: "9" },
    { name: "Title", value: "Default Title" },
  ];
  expect(collectOptions(stated)).toEqual([
    { name: "Ring size", values: ["6", "7"] },
    { name: "Metal", values: ["Rösegold"] },
  ]);
});

test("adds a line for each option to a text, unless it is there", () => {
  const options = [
    { name: "Ring size", values: ["6", "7"] },
    { name: "Metal", values: ["Gold"] },
  ];
  expect(addOptionLines("Plain.", options)).toBe("Plain.\n\nRing size: 6, 7\nMetal: Gold");
  expect(addOptionLines(null, options)).toBe("Ring size: 6, 7\nMetal: Gold");
  expect(addOptionLines("Plain.\nRing size: 6, 7", options)).toBe(
    "Plain.\nRing size: 6, 7\n\nMetal: Gold",
  );
  expect(addOptionLines("Plain.", [])).toBe("Plain.");
  expect(addOptionLines(null, [])).toBeNull();
});

test("says what became of variants, and nothing of a single one without options", () => {
  const one = { noun: "variant" as const, count: 1, options: [], prices: [100] };
  expect(describeVariants(one)).toEqual([]);
  expect(
    describeVariants({
      ...one,
      count: 7,
      options: [{ name: "Size", values: ["6", "7"] }],
      prices: [100, 100],
      omittedSkus: ["A", "B", "C", "D", "E", "F"],
    }),
  ).toEqual([
    "It has 7 variants (Size: 6, 7) and is one piece here.",
    "Size: listed in its description.",
    "Left out, since a piece has one SKU: A, B, C, D, E, ….",
  ]);
});

test("says how many a source does not offer, and of how many it says nothing", () => {
  const options = [{ name: "Metal", values: ["Gold", "Silver"] }];
  const two = { noun: "combination" as const, count: 2, options: [], prices: [100, 200] };
  const merged =
    "It has 2 combinations and is one piece here; of prices from 1.00 to 2.00 the lowest was taken.";
  expect(describeVariants({ ...two, disabled: 1 })).toEqual([
    "1 combination is disabled at the source and left out.",
    merged,
  ]);
  expect(describeVariants({ ...two, disabled: 2 })[0]).toBe(
    "2 combinations are disabled at the source and left out.",
  );
  expect(describeVariants({ ...two, count: null, options })).toEqual([
    "It has combinations (Metal: Gold, Silver) and is one piece here, with the one price in the file.",
    "Metal: listed in its description; Metal also in its materials.",
  ]);
});
