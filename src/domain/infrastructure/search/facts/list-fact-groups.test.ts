import { expect, test } from "vitest";
import { listFactGroups } from "./list-fact-groups.ts";

test("asks for any value of each filter", () => {
  expect(listFactGroups({ metals: ["titanium", "vermeil"], stones: [] })).toEqual([
    ["metals", ["metal:titanium", "metal:vermeil"]],
  ]);
  expect(listFactGroups({})).toEqual([]);
});

test("asks for a stone by its species or by all that is said of it", () => {
  const stones = ["sapphires", "blue-sapphire", "paua-shell", "tigers-eye"];
  expect(listFactGroups({ stones })).toEqual([
    ["stones", ["stone:sapphire", "kind:blue-sapphire", "stone:paua-shell", "stone:tigers-eye"]],
  ]);
});
