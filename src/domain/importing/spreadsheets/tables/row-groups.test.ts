import { expect, test } from "vitest";
import { rowGroups } from "./row-groups.ts";
import type { Row } from "./table.ts";
import { toText } from "./cell-values.ts";

const toRows = (keys: string[]): Row[] =>
  keys.map((key, index) => ({ number: index + 2, cells: [key, "abcde"] }));

async function group(keys: string[], maxWaiting?: number) {
  const rows = toRows(keys);
  const groups = rowGroups(
    () =>
      ({ cells: [key] }) =>
        toText(key ?? null) ?? "",
    maxWaiting,
  );
  for (const row of rows) groups.see(row);
  const found: [string, number[], boolean][] = [];
  for await (const { key, rows: own, isExcess } of groups.group(async function* () {
    yield* rows;
  }))
    found.push([key, own.map(({ number }) => number), isExcess]);
  return found;
}

test("groups rows by their key wherever they stand, each group when its last row was read", async () => {
  expect(await group(["a", "b", "a", "", "c", "", "b", "c"])).toEqual([
    ["a", [2, 4], false],
    ["", [5], false],
    ["", [7], false],
    ["b", [3, 8], false],
    ["c", [6, 9], false],
  ]);
});

test("marks rows beyond the most of a group", async () => {
  const found = await group([...Array.from({ length: 4002 }, () => "a"), "b"]);
  expect(found.map(([key, rows, isExcess]) => [key, rows.length, isExcess])).toEqual([
    ["a", 4000, false],
    ["a", 2, true],
    ["b", 1, false],
  ]);
});

test("marks groups whose rows stand so far apart that too much would wait for them", async () => {
  // Each row has six characters: the rows of "a", "b" and "c" wait, then 12 is too much.
  expect(await group(["a", "b", "c", "d", "a", "b", "c", "d"], 12)).toEqual([
    ["d", [5], true],
    ["a", [2, 6], false],
    ["b", [3, 7], false],
    ["c", [4, 8], false],
    ["d", [9], true],
  ]);
});
