import { expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { wooProductSchema } from "../woocommerce/product-schema.ts";
import { mergeAttributes } from "./listed-attributes.ts";

const there = (attributes: object[]) => wooProductSchema.parse(wooProduct(1, { attributes }));

test("materials, metals and sizes are attributes that visitors of the store see", () => {
  const piece = productFixture({ materials: "silver, pearl", ringSize: 6.5 });
  expect(mergeAttributes(piece, null, [])).toEqual([
    {
      name: "Material",
      options: ["silver", "pearl"],
      visible: true,
      variation: false,
      position: 0,
    },
    { name: "Ring size", options: ["6½"], visible: true, variation: false, position: 1 },
  ]);
});

test("attributes of the store's own stay, and one of the same name takes the piece's value", () => {
  const piece = productFixture({ materials: "silver" });
  const attributes = [
    { id: 4, name: "Collection", visible: false, variation: false, options: ["Dark silver"] },
    { id: 7, name: "material", visible: true, variation: false, options: ["Gold"] },
  ];
  expect(mergeAttributes(piece, there(attributes), [])).toEqual([
    { ...attributes[0], position: 0 },
    { ...attributes[1], options: ["silver"], position: 1 },
  ]);
});

test("what a product's variations differ in stays as it is", () => {
  const piece = productFixture({ materials: null, ringSize: 6.5 });
  const sizes = { id: 2, name: "Ring size", visible: true, variation: true, options: ["6", "7"] };
  expect(mergeAttributes(piece, there([sizes]), [])).toEqual([{ ...sizes, position: 0 }]);
});

test("an attribute without a value here is removed only if it was sent from here", () => {
  const piece = productFixture({ materials: null });
  const attributes = [
    { id: 0, name: "Stones", visible: true, variation: false, options: ["Pearl"] },
    { id: 0, name: "Material", visible: true, variation: false, options: ["silver"] },
  ];
  expect(mergeAttributes(piece, there(attributes), ["Material"])).toEqual([
    { ...attributes[0], position: 0 },
  ]);
});
