import { expect, test } from "vitest";
import { STONE_LIST } from "#tests/support/table-platform-files.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

test("makes a dealer's stones pieces with a name, their facts and a price", async () => {
  expect(await readCsvPieces(STONE_LIST)).toEqual({
    layout: "stone-list",
    sourceKey: null,
    pieces: {
      "2": {
        name: "1.02 ct oval, D, VS1",
        sku: "R-101",
        stones: "oval diamond, 1.02 ct, D, VS1, GIA 2141438171",
        priceCents: 663_000,
        dimensions: "7.90 x 5.60 x 3.50",
        pictures: [{ url: "https://old.example/r101.jpg", alt: "" }],
      },
      "3": {
        name: "2.5 ct emerald-cut sapphire, Blue, VVS",
        sku: "R-102",
        stones: "emerald-cut sapphire, 2.5 ct, Blue, VVS, certificate 77, Heated",
        priceCents: 420_000,
        dimensions: "8.1 x 6.2 x 4.0",
      },
    },
  });
});

test("reads what a stone's row states, and refuses one that states neither shape nor weight", async () => {
  const csv = "Shape,Carats,Colour,Clarity,Price/ct\nBR,0.5 ct,,SI1,\nkite,1/0,F,IF,10\n,,F,,10\n";
  const { pieces } = await readCsvPieces(csv);
  expect(pieces).toEqual({
    "2": { name: "0.5 ct round, SI1", stones: "round diamond, 0.5 ct, SI1" },
    "3": { name: "kite, F, IF", stones: "kite diamond, F, IF" },
    "4": "There is no name.",
  });
});

test("leaves a list of jewelry with names to the person who maps it", async () => {
  const csv = "Name,Shape,Carat,Color,Clarity,Price\nEmber ring,Oval,1.02,D,VS1,900\n";
  expect((await readCsvPieces(csv)).layout).toBeNull();
});
