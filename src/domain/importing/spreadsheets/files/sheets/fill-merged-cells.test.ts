import { expect, test } from "vitest";
import type { Cell } from "../../tables/table.ts";
import { fillMergedCells } from "./fill-merged-cells.ts";

const merged = (startRow: number, endRow: number, column = 0) => ({
  startRow,
  endRow,
  startColumn: column,
  endColumn: column,
});

async function fill(rows: Cell[][], ...merges: ReturnType<typeof merged>[]): Promise<Cell[][]> {
  const numbered = rows.map((cells, index) => ({ number: index + 1, cells: [...cells] }));
  const filled: Cell[][] = [];
  for await (const { cells } of fillMergedCells(numbered, merges)) filled.push(cells);
  return filled;
}

test("each row of a merged range gets its value, and no row after it", async () => {
  expect(
    await fill(
      [
        ["Ring", 1],
        [null, 2],
        [null, 3],
        [null, 4],
      ],
      merged(0, 2),
    ),
  ).toEqual([
    ["Ring", 1],
    ["Ring", 2],
    ["Ring", 3],
    [null, 4],
  ]);
});

test("a row that is shorter than the column is filled up", async () => {
  expect(await fill([["a", "b", "c"], ["d"]], merged(0, 1, 2))).toEqual([
    ["a", "b", "c"],
    ["d", null, "c"],
  ]);
});

test("a value of its own stays, and an empty range stays empty", async () => {
  expect(
    await fill(
      [
        ["a", null],
        ["b", null],
      ],
      merged(0, 1),
      merged(0, 1, 1),
    ),
  ).toEqual([
    ["a", null],
    ["b", null],
  ]);
  expect(await fill([[], []], merged(0, 1))).toEqual([[], [null]]);
});

test("cells merged within one row change nothing", async () => {
  expect(
    await fill(
      [
        ["a", null],
        [null, "b"],
      ],
      merged(0, 0),
    ),
  ).toEqual([
    ["a", null],
    [null, "b"],
  ]);
});

test("as many ranges of one column as rows are filled row by row, the last one counts", async () => {
  const rows = [["a"], ["b"], [null], [null]];
  expect(await fill(rows, merged(0, 9), merged(1, 2))).toEqual([["a"], ["b"], ["b"], [null]]);
});
