import { expect, test } from "vitest";
import { isMaterialName } from "./is-material-name.ts";

test.each([
  "Material",
  "materials",
  "Metals",
  "Stone",
  "Gemstone",
  "Gems",
  "Jewelry material",
  "Jewellery metal",
  "Jewelery stones",
  "Gem",
  "Primary stones",
  "Main-Stone",
  "pa_metal",
  "pa_metall",
  "Metal type",
  "14k gold color",
  "18 kt gold colour",
  "9 karat gold purity",
  "Gem karat",
  "Color of the gold",
  "Colour metal",
  "Metal purity",
  "Fineness",
  "Edelstein",
  "Matière",
  "камень",
])("takes %s for what a piece is made of", (name) => {
  expect(isMaterialName(name)).toBe(true);
});

test.each([
  "",
  "Color",
  "Type",
  "Gold",
  "Stone setting",
  "Number of stones",
  "Metal detector",
  "Materials in use",
  "raw materials",
  "my fineness",
])("takes %j for something else", (name) => {
  expect(isMaterialName(name)).toBe(false);
});
