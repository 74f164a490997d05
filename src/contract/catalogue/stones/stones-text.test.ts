import fc from "fast-check";
import { expect, test } from "vitest";
import { stonesInput } from "./stone-schemas.ts";
import { CUTS } from "./stone-words.ts";
import { formatStones, parseStones } from "./stones-text.ts";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const stone = fc.record({
  kind: fc.constantFrom("blue sapphire", "diamond", "Fordite", "lapis lazuli", "pearl"),
  cut: maybe(fc.constantFrom(...CUTS, "fantasy")),
  carats: maybe(
    fc.integer({ min: 1, max: 99_999 }).map((thousandths) => String(thousandths / 1000)),
  ),
  count: maybe(fc.integer({ min: 1, max: 10_000 })),
  size: maybe(fc.constantFrom("6.9 mm", "13 × 10 mm")),
  treatment: maybe(fc.constantFrom("heated", "heated, filled")),
  labGrown: maybe(fc.constant(true)),
  origin: maybe(fc.constantFrom("Montana", "Sri Lanka")),
});

test("reads back every stone that it writes", () => {
  fc.assert(
    fc.property(fc.array(stone), (stones) => {
      expect(parseStones(formatStones(stones) ?? "")).toEqual(stones);
    }),
  );
});

test.each([
  ["sapphire 1/2 ct", "sapphire, 0.5 ct"],
  ["sapphire, 0,5 ct", "sapphire, 0.5 ct"],
  ["Diamonds ½ ct", "diamond, 0.5 ct"],
  ["1 1/2 ct ruby", "ruby, 1.5 ct"],
  ["2x Oval moonstone, 13x10mm", "2 × oval moonstone, 13 × 10 mm"],
  ["ruby, lab created", "lab-grown ruby"],
  ["6 diamonds", "6 × diamond"],
  ["1 ruby, 6 diamonds", "1 × ruby; 6 × diamond"],
  [
    "oval ruby, 1.2 ct, heated and 6 round white Diamonds 0.3 ct",
    "oval ruby, 1.2 ct, heated; 6 × round white diamond, 0.3 ct",
  ],
  ["2 x opal, 3 × pearls, 2 cubic zirconias", "2 × opal; 3 × pearl; 2 × cubic zirconia"],
  ["ruby, 6 diamond earrings", null],
  ["4 prongs", null],
  ["6 stones, 2 ct", null],
  ["Fordite, polished by hand", "Fordite, polished by hand"],
])("writes %j as %j", (text, written) => {
  expect(stonesInput.safeParse(text).data ?? null).toBe(written);
});

test.each([
  "ruby, 0 ct",
  "ruby, -1 ct",
  "ruby, 1000000000 ct",
  "ruby, 1/0 ct",
  "0 × ruby",
  "1.2 ct",
])("refuses %j with a sentence", (text) => {
  expect(stonesInput.safeParse(text).error?.issues[0]?.message).toMatch(/^Write stones as /);
});

test("takes lists of stones and refuses what it could not read back", () => {
  const stones = [{ kind: "Sapphires", carats: "1/2", size: "6x4mm", labGrown: true }];
  expect(stonesInput.parse(stones)).toBe("lab-grown sapphire, 0.5 ct, 6 × 4 mm");
  for (const given of [
    { kind: "ruby; pearl" },
    { kind: "oval ruby" },
    { kind: "ruby", origin: "Burma, Mogok" },
    { kind: "ruby", carats: 0 },
    { kind: "ruby", count: 0 },
    { kind: "ruby", size: "large" },
    { kind: "" },
  ]) {
    expect(stonesInput.safeParse([given]).success).toBe(false);
  }
});

test("reads a stone that is called like a property of every object", () => {
  expect(parseStones("round Constructor, 1 ct")).toEqual([
    { kind: "Constructor", cut: "round", carats: "1" },
  ]);
});
