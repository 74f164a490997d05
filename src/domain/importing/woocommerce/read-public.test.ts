import { expect, test } from "vitest";
import { readStoreProduct, storeProductSchema } from "./read-public.ts";

const attribute = (name: string, has_variations: boolean, ...terms: string[]) => ({
  name,
  has_variations,
  terms: terms.map((term) => ({ name: term })),
});

test("lists the options of variations in the description, and names other attributes", () => {
  const { piece } = readStoreProduct(
    storeProductSchema.parse({
      id: 1,
      name: "Band",
      description: "<p>Plain.</p>",
      attributes: [
        attribute("Ring size", true, "6", "7"),
        attribute("Metal", true, "Gold"),
        attribute("Finish", false, "Matte"),
      ],
    }),
  );
  expect(piece).toMatchObject({
    description: "Plain.\n\nRing size: 6, 7\nMetal: Gold",
    materials: "Gold",
    notes: [
      "Left out, having no place here: Finish (Matte).",
      "Ring size, Metal: listed in its description; Metal also in its materials.",
    ],
  });
});
