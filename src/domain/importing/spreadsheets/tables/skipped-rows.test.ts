import { expect, test } from "vitest";
import { toHeader } from "./header.ts";
import { skippedRows } from "./skipped-rows.ts";

test("leaves out totals and rows that repeat the headings, and names them", () => {
  const skip = skippedRows(toHeader({ number: 3, cells: ["Name", "Price", "Stock"] }));
  const rows = [
    ["Name", null, "Stock"],
    ["Ember", 40, 1],
    ["Name", 12, 1],
    ["Total", 52, 2],
    [null, null, null],
  ];
  expect(rows.map((cells, index) => skip.isSkipped({ number: index + 4, cells }))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(skip.describe()).toEqual([
    "Row 7 is a total and was left out.",
    "Row 4 repeats the headings and was left out.",
  ]);
});
