import { expect, test } from "vitest";
import * as files from "#tests/support/platform-files.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

test("reads Lightspeed's products with the stock of all outlets", async () => {
  const ember = {
    name: "Ember ring",
    sku: "E-6",
    priceCents: 12_000,
    stock: 3,
    isActive: true,
    weightCentigrams: 800,
    categories: ["Rings", "Jewelry"],
    costCents: 4000,
  };
  const { layout, pieces } = await readCsvPieces(files.LIGHTSPEED);
  expect(layout).toBe("lightspeed");
  expect(pieces).toMatchObject({
    "2,3": {
      ...ember,
      description: "Warm & red\n\nRing size: 6, 7",
      notes: [
        "It has 2 variants (Ring size: 6, 7) and is one piece here; of prices from 120.00 to 130.00 the lowest was taken.",
        "Ring size: listed in its description.",
        "Left out, since a piece has one SKU: E-7.",
      ],
    },
    "4": { name: "Ash pin", priceCents: 4000, isActive: false },
  });
  expect(pieces["4"]).not.toHaveProperty("stock");
  const ecom = await readCsvPieces(files.LIGHTSPEED_ECOM);
  expect(ecom.pieces).toMatchObject({
    "2,3": {
      ...ember,
      categories: ["Rings"],
      description: "Warm and red\n\nSize: 6, 7",
      pictures: [{ url: "https://old.example/e.jpg" }, { url: "https://old.example/f.jpg" }],
    },
    "4": { name: "Ash pin", isActive: false },
  });
});
