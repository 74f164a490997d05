import { expect, test } from "vitest";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import { sourcePiece } from "#tests/support/test-source.ts";
import { compareFields } from "./compare-piece.ts";
import type { CurrentPiece, LastRead } from "./load-current.ts";

type Stated = Partial<ParsedPiece>;

const NOW = new Date("2026-11-20T15:00:00Z");

const piece = (fields: Stated) =>
  ({
    ...sourcePiece({ name: "Ring", priceCents: 4000 }),
    categoryId: null,
    own: null,
    ...fields,
  }) as ParsedPiece;

/** What an import changes of a piece at 40.00 here, by what its source says now and said before. */
function compare(now: Stated, before: Stated | null, here: Partial<CurrentPiece["row"]> = {}) {
  const row = { name: "Ring", priceCents: 4000, isActive: true, ...here } as CurrentPiece["row"];
  const last = before && ({ piece: piece(before) } as LastRead);
  const { differences, notes } = compareFields(piece(now), last, { row } as CurrentPiece, NOW);
  return [differences.map(({ field, after }) => `${field}: ${String(after)}`), notes];
}

const STAYS = "Price was changed here since, so it stays.";
const BOTH = "Price was changed here and at the source since, so the source’s was used.";

test.each<[string, Stated, Stated | null, Partial<CurrentPiece["row"]>, string[], string[]]>([
  ["says the same as here", {}, null, {}, [], []],
  ["says nothing", { priceCents: null }, { priceCents: 5000 }, {}, [], []],
  ["was never read", { priceCents: 5000 }, null, {}, ["priceCents: 5000"], []],
  ["changed it", { priceCents: 5000 }, {}, {}, ["priceCents: 5000"], []],
  [
    "says what it said, and it was changed here",
    { priceCents: 5000 },
    { priceCents: 5000 },
    {},
    [],
    [STAYS],
  ],
  ["changed it as somebody here did", { priceCents: 5000 }, {}, { priceCents: 5000 }, [], []],
  [
    "changed it after somebody here did",
    { priceCents: 6000 },
    { priceCents: 5000 },
    {},
    ["priceCents: 6000"],
    [BOTH],
  ],
  [
    "says it for the first time",
    { priceCents: 5000 },
    { priceCents: null },
    {},
    ["priceCents: 5000"],
    [],
  ],
])("a source that %s", (_, now, before, here, differences, notes) => {
  expect(compare(now, before, here)).toEqual([differences, notes]);
});

test("what was read out of words fills in what is blank here and changes nothing else", () => {
  const proposed = { width: "2 mm", proposed: ["width" as const] };
  expect(compare(proposed, null, { width: null })).toEqual([["width: 2 mm"], []]);
  expect(compare(proposed, null, { width: "3 mm" })).toEqual([[], []]);
  expect(compare({ width: "2 mm" }, null, { width: "3 mm" })).toEqual([["width: 2 mm"], []]);
});

test("a piece without a price stays hidden until its source has one", () => {
  const hidden = { isActive: false, priceCents: 0 };
  const without = { isActive: true, priceCents: null };
  expect(compare(without, without, hidden)).toEqual([[], []]);
  expect(compare({ isActive: true, priceCents: 4000 }, without, hidden)[0]).toEqual([
    "priceCents: 4000",
    "isActive: true",
  ]);
  // Hidden by somebody here.
  expect(compare({ isActive: true }, { isActive: true }, { isActive: false })).toEqual([
    [],
    [expect.stringContaining("was changed here since, so it stays.")],
  ]);
});
