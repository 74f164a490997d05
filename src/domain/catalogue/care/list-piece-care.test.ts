import { expect, test } from "vitest";
import { STONE_NAMES } from "#contract/catalogue/stones/stone-species.ts";
import { readPieceCare } from "./list-piece-care.ts";
import { listStones } from "./stone-guides.ts";

const list = (materials: string | null, facts: { metals?: string; stones?: string } = {}) => {
  const none = { metals: null, stones: null };
  const { metals, stones } = readPieceCare({ ...none, ...facts, materials });
  return [...metals, ...stones].map(({ guide, name }) =>
    guide === name ? guide : `${guide}: ${name}`,
  );
};

test.each([
  ["18k yellow gold 4.2 g; 14k gold", ["gold"]],
  ["14k white gold; 18k rose gold", ["white-gold: white gold", "rose-gold: rose gold"]],
  ["sterling silver; fine silver", ["silver"]],
  ["vermeil", ["vermeil: gold vermeil"]],
  ["gold-filled", ["vermeil: gold-filled"]],
  ["platinum 950; palladium 950", ["platinum", "platinum: palladium"]],
  ["bronze; titanium", ["copper: bronze"]],
])("finds the guides of %s", (metals, guides) => {
  expect(list("of this and that", { metals })).toEqual(guides);
});

test.each([
  ["2 × round blue sapphire, 1.2 ct; diamond", ["hard: sapphire", "hard: diamond"]],
  ["freshwater pearl; mother-of-pearl", ["pearl", "organic: mother-of-pearl"]],
  ["boulder opal; emerald; kauri gum", ["opal", "emerald"]],
])("finds the guides of %s", (stones, guides) => {
  expect(list(null, { stones })).toEqual(guides);
});

test.each([
  [
    "18k white gold, polished; round blue sapphire, 6.9 mm",
    ["white-gold: white gold", "hard: sapphire"],
  ],
  ["oxidized sterling silver, turquoise", ["oxidized-silver: oxidized silver", "turquoise"]],
  ["18k gold vermeil over sterling silver", ["vermeil: gold vermeil"]],
  ["gold-plated brass", ["vermeil: gold-plated"]],
  ["silver-plated copper", ["vermeil: plated"]],
  // Of what is not sure, nothing is said.
  ["gold or silver", []],
  ["no silver, imitation pearl", []],
  ["gold-tone metal", []],
  [null, []],
])("reads %j only where it is sure", (materials, guides) => {
  expect(list(materials)).toEqual(guides);
});

test("reads the stones from the materials of a piece whose metals alone are known", () => {
  const facts = { metals: "sterling silver" };
  expect(list("oxidized silver; opal", facts)).toEqual([
    "oxidized-silver: oxidized silver",
    "opal",
  ]);
});

test("has a guide for every stone that the shop knows", () => {
  expect(STONE_NAMES.filter((name) => listStones(name)[0]?.name !== name)).toEqual([]);
});

test("lists each stone once, in the singular", () => {
  expect(listStones("Rubies, a ruby and mother-of-pearl; opals; tiger’s eye")).toEqual([
    { name: "ruby", guide: "hard" },
    { name: "mother-of-pearl", guide: "organic" },
    { name: "opal", guide: "opal" },
    { name: "tiger's eye", guide: "hard" },
  ]);
  expect(listStones(null)).toEqual([]);
});
