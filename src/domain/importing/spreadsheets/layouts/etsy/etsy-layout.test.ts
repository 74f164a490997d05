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
        categories: ["ring"],
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
        description: "Size: 6, 7, 8",
        notes: [
          "It has variations (Size: 6, 7, 8) and is one piece here, with the one price in the file.",
          "Size: listed in its description.",
          "Left out, since a piece has one SKU: A-7, A-8.",
        ],
      },
      "4": "There is no name.",
    },
  });
});

test("lists variations in the text, with materials as such, and keeps the SKU of a single one", async () => {
  const csv = [
    HEADER,
    'Band,Plain.,80,USD,5,,silver,,,,Custom,Metal,"Rose gold,Silver",Ring size,,"5,5 1/2&quot;"," B-1 , , B-2"',
    'Pin,,40,USD,1,,,,,,,,One,,,,"P,1"',
  ].join("\n");
  const { pieces } = await readCsvPieces(csv);
  expect(pieces).toEqual({
    "2": expect.objectContaining({
      sku: "B-1",
      priceCents: 8000,
      stock: 5,
      description: 'Plain.\n\nMetal: Rose gold, Silver\nVariation 2: 5, 5 1/2"',
      materials: "silver, Rose gold",
      notes: [
        'It has variations (Metal: Rose gold, Silver; Variation 2: 5, 5 1/2") and is one piece here, with the one price in the file.',
        "Metal, Variation 2: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: B-2.",
      ],
    }),
    "3": expect.objectContaining({
      sku: "P,1",
      description: "Variation 1: One",
      notes: ["Variation 1: listed in its description."],
    }),
  });
});

test("reads the German download", async () => {
  const csv = [
    "TITEL,BESCHREIBUNG,PREIS,WÄHRUNGSCODE,STÜCKZAHL,TAGS,MATERIALIEN,BILD1,BILD2,VARIATIONSTYP 1,VARIATIONSNAME 1,VARIATIONSWERT 1,BESTANDSEINHEIT",
    '"Glutring, geschmiedet",Warm &amp; rot,"129,50",USD,2,rot,"Gold,Rubin",https://i.etsystatic.com/a.jpg,https://i.etsystatic.com/b.jpg,,,,G-1',
  ].join("\n");
  expect(await readCsvPieces(csv)).toMatchObject({
    layout: "etsy",
    pieces: {
      "2": {
        name: "Glutring, geschmiedet",
        sku: "G-1",
        description: "Warm & rot",
        priceCents: 12_950,
        stock: 2,
        materials: "Gold, Rubin",
        tags: [{ name: "rot", type: null }],
        pictures: [
          { url: "https://i.etsystatic.com/a.jpg", alt: "" },
          { url: "https://i.etsystatic.com/b.jpg", alt: "" },
        ],
      },
    },
  });
});
