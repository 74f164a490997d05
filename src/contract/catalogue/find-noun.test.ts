import { expect, test } from "vitest";
import { findNoun, isRing } from "./find-noun.ts";

test.each([
  ["Sapphire Solitaire", [], "ring"],
  ["Wedding band, plain", [], "band"],
  ["Hammered Disc Earrings", [], "earrings"],
  ["Forged Gold Cuff", [], "bracelet"],
  ["Laurel Brooch", ["Pins"], "brooch"],
  ["Labradorite Teardrop", ["Pendants", "Necklaces"], "pendant"],
  ["Untitled", ["Silver", "rings"], "ring"],
  ["Repair", [], "piece"],
])("calls %s with the labels %j a %s", (name, labels, noun) => {
  expect(findNoun(name, labels)).toBe(noun);
});

test("a ring is known by its name, and by its labels where the name says nothing", () => {
  expect(isRing("Plain Band")).toBe(true);
  expect(isRing("Untitled", ["Rings"])).toBe(true);
  expect(isRing("Hammered Disc Earrings", ["Rings"])).toBe(false);
  expect(isRing("Repair")).toBe(false);
});
