import { expect, test } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import { classifyPiece } from "./classify-piece.ts";

type Given = {
  name?: string;
  materials?: string;
  description?: string;
  category?: string;
  tags?: { name: string; type: "material" | "jewelry_type" }[];
};

function named({ category, tags = [], ...piece }: Given) {
  const { materials, types } = classifyPiece({
    piece: { name: "Moon", materials: null, description: null, ...piece } as Product,
    category: category ?? null,
    tags,
  });
  return [materials.map(({ name }) => name), types.map(({ name }) => name)];
}

test.each<[string, Given, string[], string[]]>([
  [
    "its materials and its category",
    { materials: "14k yellow gold", category: "Rings" },
    ["Gold"],
    ["Rings"],
  ],
  ["two metals, the dearer first", { materials: "silver and 18k gold" }, ["Gold", "Silver"], []],
  [
    "a category that is a metal",
    { category: "Silver", name: "Disc Earrings" },
    ["Silver"],
    ["Earrings"],
  ],
  ["earrings, which are no rings", { name: "Hoop earrings" }, [], ["Earrings"]],
  [
    "a story about gold",
    { description: "Gold, from an old watch.", name: "A pin" },
    ["Gold"],
    ["Pins"],
  ],
  ["nothing at all", { name: "Offcut" }, [], []],
  [
    "its own tags before all else",
    {
      category: "Gold",
      materials: "gold",
      tags: [
        { name: "Silver", type: "material" },
        { name: "Pendants", type: "jewelry_type" },
      ],
    },
    ["Silver"],
    ["Pendants"],
  ],
])("derives material and type from %s", (_, given, materials, types) => {
  expect(named(given)).toEqual([materials, types]);
});
