import { expect, test } from "vitest";
import { listFineness } from "./list-fineness.ts";

const marks = (materials: string | null) => listFineness(materials).map(({ mark }) => mark);

test.each([
  ["18k yellow gold, hand-hammered finish", ["18K"]],
  ["14 kt white gold", ["14K"]],
  ["9 karat rose gold", ["9K"]],
  ["750 gold", ["18K"]],
  ["22-carat gold leaf on 22k gold", ["22K"]],
  ["sterling silver, rope edge", ["925"]],
  ["Oxidised 925 silver", ["925"]],
  ["Fine silver", ["999"]],
  ["brushed 18k yellow gold and sterling silver", ["18K", "925"]],
  ["Platinum", ["950"]],
  ["platinum 900 6 g", ["900"]],
  ["900 platinum and 950 platinum", ["950", "900"]],
  ["palladium", ["950"]],
  ["argentium silver", ["935"]],
  ["8k yellow gold; 20k rose gold", ["8K", "20K"]],
  ["21k gold with a bezel of 875 gold", ["21K"]],
])("reads %s as %j", (materials, expected) => {
  expect(marks(materials)).toEqual(expected);
});

test("ignores gold that only covers another metal", () => {
  expect(marks("18k gold vermeil over sterling silver, hammered finish")).toEqual(["925"]);
  expect(marks("14k gold-plated sterling silver")).toEqual(["925"]);
  expect(marks("14k gold filled wire")).toEqual([]);
  expect(marks("18k yellow gold and gold-plated sterling silver")).toEqual(["18K", "925"]);
});

test("ignores other numbers", () => {
  expect(marks("Pearls, 18 of them, and silk")).toEqual([]);
  expect(marks("750 beads of glass")).toEqual([]);
  expect(marks(null)).toEqual([]);
});

test("names the metal for screen readers", () => {
  expect(listFineness("14k yellow gold")).toEqual([
    { mark: "14K", parts: 585, metal: "gold", name: "14 karat gold" },
  ]);
});
