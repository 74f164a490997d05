import { expect, test } from "vitest";
import { toCount, toList, toText, toYesNo } from "./cell-values.ts";
import type { Cell } from "./table.ts";

test.each<[Cell, string | null]>([
  [null, null],
  ["", null],
  [" \t ", null],
  [" a\r\nb\rc ", "a\nb\nc"],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  [0.1 + 0.2, "0.3"],
  [{ date: "2026-11-20T00:00:00.000Z" }, "2026-11-20"],
  [{ date: "2026-11-20T00:00:00Z" }, "2026-11-20"],
  [{ date: "2026-11-20T09:30:00.000Z" }, "2026-11-20T09:30:00.000Z"],
])("reads the cell %j as the text %j", (cell, text) => {
  expect(toText(cell)).toBe(text);
});

test.each<[Cell, boolean | null | undefined]>([
  [true, true],
  [false, false],
  [null, null],
  [" ", null],
  [" Yes ", true],
  [1, true],
  ["x", true],
  ["Sí", true],
  ["да", true],
  ["✓", true],
  ["NO", false],
  [0, false],
  ["nein", false],
  ["ні", false],
  ["✗", false],
  ["maybe", undefined],
  [2, undefined],
])("answers %j with %j", (cell, answer) => {
  expect(toYesNo(cell)).toBe(answer);
});

test.each<[Cell, number | null | undefined]>([
  [null, null],
  ["", null],
  [3, 3],
  ["12", 12],
  ["1 200", 1200],
  ["1'200", 1200],
  ["3,00", 3],
  ["3.0", 3],
  [-2, 0],
  ["1000000", 1_000_000],
  ["1000001", 1_000_000],
  ["2.5", undefined],
  ["10.05", undefined],
  ["a few", undefined],
  ["10.00.1", undefined],
])("counts %j as %j", (cell, count) => {
  expect(toCount(cell)).toBe(count);
});

test.each<[Cell, string[]]>([
  [null, []],
  [" a , b,,a, c ", ["a", "b", "c"]],
  [7, ["7"]],
])("lists %j as %j", (cell, list) => {
  expect(toList(cell, /,/)).toEqual(list);
});
