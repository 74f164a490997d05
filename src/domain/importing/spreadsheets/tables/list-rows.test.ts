import { expect, test } from "vitest";
import { listRowRanges, listRows } from "./list-rows.ts";

test.each([
  [[4], "row 4", "row 4"],
  [[4, 9], "rows 4 and 9", "rows 4 and 9"],
  [[3, 4, 5], "rows 3, 4 and 5", "rows 3–5"],
  [[2, 3, 9], "rows 2, 3 and 9", "rows 2–3 and 9"],
  [
    [1, 3, 5, 7, 9, 10, 11, 12, 20],
    "rows 1, 3, 5, 7, 9 and 4 others",
    "rows 1, 3, 5, 7, 9–12 and 1 other",
  ],
  [
    [1, 3, 5, 7, 9, 11, 12, 20],
    "rows 1, 3, 5, 7, 9 and 3 others",
    "rows 1, 3, 5, 7, 9 and 3 others",
  ],
])("lists the rows %j one by one and as ranges", (numbers, each, ranges) => {
  expect([listRows(numbers), listRowRanges(numbers)]).toEqual([each, ranges]);
});
