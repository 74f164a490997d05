import { expect, test } from "vitest";
import { splitTags } from "./split-tags.ts";

test("splits a cell at separators, except within known tag names", () => {
  expect(splitTags("Gold; Rose; pink; Gold", [])).toEqual(["Gold", "Rose", "pink"]);
  expect(splitTags("Gold; Rose; pink", ["Rose; pink"])).toEqual(["Gold", "Rose; pink"]);
  expect(splitTags("Rose; pink; white", ["Rose; pink; white", "Rose; pink"])).toEqual([
    "Rose; pink; white",
  ]);
  expect(splitTags(" ; ", [])).toEqual([]);
  expect(splitTags(null, [])).toEqual([]);
});
