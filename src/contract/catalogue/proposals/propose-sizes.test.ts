import { expect, test } from "vitest";
import { proposeFacts } from "./propose-facts.ts";
import { findSizes } from "./propose-sizes.ts";

test.each([
  ["Ring size 7", "7"],
  ["size 6 1/2", "6½"],
  ["US 6½", "6½"],
  ["US size: 6.25", "6¼"],
  ["Size US 8", "8"],
  ["currently a size 5.75, can be resized", "5¾"],
  ["American size 4", "4"],
  // 54.4 mm around is a US 7.
  ["EU 54", "6¾"],
  ["EU size 54.4", "7"],
  ["European 49", "5"],
  ["UK N½", "7"],
  ["UK size P", "7¾"],
  ["UK Z+1", "13"],
  ["British size L 1/2", "6"],
  ["US 7 / UK N½ / EU 54.4", "7"],
  ["size US 7 (EU 54)", "7"],
  ["US 7 and EU 60", null],
  ["sizes 5 to 9", null],
  ["sizes 5-9", null],
  ["size 6 or 7", null],
  ["size 6 and 7", null],
  ["any size", null],
  ["made to your size 7", null],
  ["size 7 mm", null],
  ["size 18 inches", null],
  ["US 17", null],
  ["made in the US 2019", null],
  ["5 mm wide", null],
  ["a 7-stone ring", null],
])("reads the ring size of %j as %j", (text, expected) => {
  expect(findSizes(text).ringSize).toBe(expected);
});

test.each([
  ["18 inches long", "18 inches"],
  ['16" necklace', "16 inches"],
  ["7.5 inch bracelet", "7.5 inches"],
  ["Length: 45 cm", "45 cm"],
  ["42 mm in length", "42 mm"],
  ["length 1 3/4 inches", "1 3/4 inches"],
  ["1,5 cm long", "1.5 cm"],
  ["16 inches long or 18 inches long", null],
  ["16-18 inches long", null],
  ["a long chain", null],
])("reads the length of %j as %j", (text, expected) => {
  expect(findSizes(text).length).toBe(expected);
});

test.each([
  ["6 mm wide", "6 mm"],
  ["5.6mm wide band", "5.6 mm"],
  ["width: 4 mm", "4 mm"],
  ["1/4 inch wide", null],
  ["6 x 4 mm wide", null],
  ["tapers from 6 mm wide to 3 mm wide", null],
])("reads the width of %j as %j", (text, expected) => {
  expect(findSizes(text).width).toBe(expected);
});

test.each([
  ["on a cable chain, 18 inches, with a lobster clasp", "Cable chain, 18 inches, lobster clasp"],
  ["Rope chain", "Rope chain"],
  ["box chain (20 inches)", "Box chain, 20 inches"],
  ["paperclip chain with toggle clasp", "Paperclip chain, toggle clasp"],
  ["cable chain or rope chain", null],
  ["chain", null],
])("reads the chain of %j as %j", (text, expected) => {
  expect(findSizes(text).chain).toBe(expected);
});

test("is sure of sizes among the materials and dimensions alone", () => {
  const none = { materials: "", name: "Band", description: "" };
  expect(proposeFacts({ ...none, dimensions: "Size 7, 6 mm wide" })).toMatchObject({
    ringSize: { text: "7", isSure: true },
    width: { text: "6 mm", isSure: true },
  });
  expect(proposeFacts({ ...none, description: "A size 7, 6 mm wide." })).toMatchObject({
    ringSize: { text: "7", isSure: false },
    width: { text: "6 mm", isSure: false },
    length: null,
    chain: null,
  });
});
