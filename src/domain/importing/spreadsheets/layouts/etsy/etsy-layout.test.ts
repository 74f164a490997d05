import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const HEADER =
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE3,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU";

test("reads Etsy's listings with tags, materials and pictures", async () => {
  const csv = [
    HEADER,
    '"Ember ring, forged &amp; bold","Line one\nLine two\n\nNew paragraph &#39;quoted&#39;",129.50,USD,2,"rose_gold,bold_ring","18k gold,ruby",https://i.etsystatic.com/a.jpg,,https://i.etsystatic.com/c.jpg,,,,,,,"EM,1"',
    'Ash pin,,40,EUR,1,,,,,,Size,Size,"6,7,8",,,,"A-6,A-7,A-8"',
    ",,40,USD,1,,,,,,,,,,,,",
  ].join("\n");
  expect(await readCsvPieces(csv)).toEqual({
    layout: "etsy",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring, forged & bold",
        sku: "EM,1",
        description: "Line one\nLine two\n\nNew paragraph 'quoted'",
        priceCents: 12_950,
        stock: 2,
        materials: "18k gold, ruby",
        categories: ["bold ring"],
        tags: [
          { name: "rose gold", type: null },
          { name: "bold ring", type: null },
        ],
        pictures: [
          { url: "https://i.etsystatic.com/a.jpg", alt: "" },
          { url: "https://i.etsystatic.com/c.jpg", alt: "" },
        ],
      },
      "3": {
        name: "Ash pin",
        sku: "A-6",
        priceCents: 4000,
        stock: 1,
        notes: ["Its variations became one piece, with the price of the listing."],
      },
      "4": "There is no name.",
    },
  });
});
