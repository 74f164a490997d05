import { expect, test } from "vitest";
import { unreadColumns } from "./unread-columns.ts";

test("names the columns that hold something and are read nowhere", () => {
  const columns = unreadColumns(["Name", "Vendor", "Weight", "Gift card", "Notes"]);
  columns.see({ number: 2, cells: ["Ember", "F", "0", " ", null] });
  columns.see({ number: 3, cells: ["Ash", "F", 0, "", null] });
  expect(columns.describe([0])).toEqual([
    "A column is not read: “Vendor”. If you need one, choose what it holds under Columns.",
  ]);
  columns.see({ number: 4, cells: ["Soot", null, 6.5] });
  expect(columns.describe([0, undefined])).toEqual([
    "Columns are not read: “Vendor”, “Weight”. If you need one, choose what it holds under Columns.",
  ]);
  expect(columns.describe([0, 1, 2])).toEqual([]);
});

test("counts columns beyond the first forty", () => {
  const names = Array.from({ length: 43 }, (_, index) => `C${index}`);
  const columns = unreadColumns(names);
  columns.see({ number: 2, cells: names });
  expect(columns.describe([])[0]).toMatch(/“C39” and 3 more\. If/);
});
