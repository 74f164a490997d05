import { expect, test } from "vitest";
import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import { readAttributes } from "./read-attributes.ts";

const read = (attributes: Record<string, string | string[]>) =>
  readAttributes(
    Object.entries(attributes).map(([name, value]) => ({ name, options: [value].flat() })),
  );

test("reads back each fact that the shop's own file gave a store as an attribute", () => {
  const values = {
    metals: "18k yellow gold 4.25 g; sterling silver",
    stones: "2 × oval blue sapphire, 1.2 ct",
    ringSize: "6¼",
    ringSizeFrom: "5",
    ringSizeTo: "8½",
    length: "18 inches",
    width: "5.6 mm",
    chain: "Cable chain",
    hallmark: "18K",
    edition: "3 of 12",
  } satisfies Record<keyof typeof FACT_FIELDS, string>;
  const names = Object.keys(values) as (keyof typeof values)[];
  const { facts, notes, materials } = read(
    Object.fromEntries(names.map((name) => [FACT_FIELDS[name].label, values[name]])),
  );
  expect(facts).toEqual({
    ...values,
    ringSize: undefined,
    ringSizeFrom: undefined,
    ringSizeTo: undefined,
    ringSizeQuarters: 25,
    ringSizeFromQuarters: 20,
    ringSizeToQuarters: 34,
  });
  expect([notes, materials]).toEqual([[], null]);
});

test("leaves to its other readers what no fact can hold", () => {
  const { facts, materials, notes } = read({
    "Ring size": ["5", "6", "7"],
    "Metals in detail": "25k gold",
    Metal: "Silver",
  });
  expect([facts, materials]).toEqual([{}, "Silver"]);
  expect(notes.join(" ")).toContain("Ring size");
});

test("makes tags of kinds and materials, each material once, and notes what has no place", () => {
  expect(
    read({
      "Jewelry type": "Signet",
      "pa_jewellery-style": "Art Deco",
      Kind: ["<b>Band</b>", " "],
      pa_metal: ["Gold", "Silver"],
      Stone: ["Ruby", "Gold"],
      "Engraving &amp; more": ["Yes", "No"],
      Box: [],
      "My type": "Other",
    }),
  ).toEqual({
    materials: "Gold, Silver, Ruby",
    tags: [
      ...["Signet", "Art Deco", "Band"].map((name) => ({ name, type: "jewelry_type" })),
      ...["Gold", "Silver", "Ruby", "Gold"].map((name) => ({ name, type: "material" })),
    ],
    facts: {},
    notes: ["Left out, having no place here: Engraving & more (Yes, No); My type (Other)."],
  });
  expect(read({ Weight: "" })).toEqual({ materials: null, tags: [], facts: {}, notes: [] });
});
