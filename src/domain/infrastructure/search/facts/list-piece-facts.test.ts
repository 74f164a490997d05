import { expect, test } from "vitest";
import { listPieceFacts } from "./list-piece-facts.ts";

const NONE = { metals: null, stones: null };

test("lists the metals and stones of a piece, each once", () => {
  expect(
    listPieceFacts({
      metals: "14k yellow gold 4.2 g; sterling silver; Titanium; titanium",
      stones: "2 × round blue sapphire, 1.2 ct, heated; sapphire; Paua shell",
    }),
  ).toEqual([
    "kind:blue-sapphire",
    "metal:14k-yellow-gold",
    "metal:sterling-silver",
    "metal:titanium",
    "stone:paua-shell",
    "stone:sapphire",
  ]);
});

test("lists nothing of a piece of which nothing is known", () => {
  expect(listPieceFacts(NONE)).toEqual([]);
});

test.each([
  ["Montana sapphires", ["kind:montana-sapphire", "stone:sapphire"]],
  ["star rubies", ["kind:star-ruby", "stone:ruby"]],
  ["mother of pearl", ["stone:mother-of-pearl"]],
  ["Lapis", ["stone:lapis-lazuli"]],
  ["cubic zirconia", ["stone:cubic-zirconia"]],
  ["Herkimer diamond", ["stone:herkimer-diamond"]],
  ["simulated diamond", ["stone:simulated-diamond"]],
  ["opal doublet", ["stone:opal-doublet"]],
])("finds %j by its species where it is one", (stones, facts) => {
  expect(listPieceFacts({ ...NONE, stones })).toEqual(facts);
});
