import { expect, test } from "vitest";
import { readPieceIds } from "./read-piece-ids.ts";

test.each([
  [null, []],
  ["", []],
  ["3,7", [3, 7]],
  ["7,3,7,3", [7, 3]],
  ["0,-1,x,1e3,3.5,9999999999,<b>, 4,5", [5]],
])("reads %s as %j", (text, ids) => {
  expect(readPieceIds(text)).toEqual(ids);
});

test("reads twenty at most", () => {
  const text = Array.from({ length: 500 }, (_, index) => index + 1).join(",");
  expect(readPieceIds(text)).toHaveLength(20);
});
