import { expect, test } from "vitest";
import { findNoun } from "./find-noun.ts";

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
