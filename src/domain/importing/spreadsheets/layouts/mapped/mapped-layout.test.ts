import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { openTable } from "../../open-table.ts";
import { readCsv } from "../../files/csv/read-csv.ts";

const OWN_WORDS = [
  "Stock list of the workshop;;;;;;",
  ";;;;;;",
  "Nr.;Bezeichnung;Preis (€);Gewicht (g);Fotos;Bild 2;Kasse",
  "R-1;Glutring;1.299,50;6,25;https://a.example/1.jpg;https://a.example/2.jpg;x",
  "R-2;Aschenadel;1.250;12,5;1.jpg;;",
  "R-3;Kohle;12O;;;;",
].join("\n");

test("guesses the fields of columns, with samples", async () => {
  const { header, columns, layout } = await openTable(await readCsv(Buffer.from(OWN_WORDS)), null);
  expect(layout).toBeNull();
  expect(header.row).toBe(3);
  expect(columns.map(({ name, guess }) => [name, guess])).toEqual([
    ["Nr.", "sku"],
    ["Bezeichnung", "name"],
    ["Preis (€)", "price"],
    ["Gewicht (g)", "weight"],
    ["Fotos", "images"],
    ["Bild 2", "images"],
    ["Kasse", null],
  ]);
  expect(columns[2]?.samples).toEqual(["1.299,50", "1.250", "12O"]);
});

test("reads columns as a person mapped them", async () => {
  const mapping = {
    "Nr.": "sku",
    Bezeichnung: "name",
    "Preis (€)": "price",
    "Gewicht (g)": "weight",
    Fotos: "images",
    "Bild 2": "images",
    Kasse: "active",
  } as const;
  const { layout, pieces } = await readCsvPieces(OWN_WORDS, mapping);
  expect(layout).toBe("other");
  expect(pieces).toEqual({
    "4": {
      name: "Glutring",
      sku: "R-1",
      priceCents: 129_950,
      weightCentigrams: 625,
      isActive: true,
      pictures: [
        { url: "https://a.example/1.jpg", alt: "" },
        { url: "https://a.example/2.jpg", alt: "" },
      ],
    },
    // The column reveals that its commas are decimal separators.
    "5": { name: "Aschenadel", sku: "R-2", priceCents: 125_000, weightCentigrams: 1250 },
    "6": "“12O” isn’t a price.",
  });
});

test("refuses a mapping that does not fit", async () => {
  await expect(readCsvPieces(OWN_WORDS, { Fotos: "price", Kasse: null })).rejects.toThrow(
    /names of the pieces/,
  );
  await expect(readCsvPieces(OWN_WORDS, { Namen: "name" })).rejects.toThrow(
    "There is no column “Namen”",
  );
  await expect(
    readCsvPieces(OWN_WORDS, { Bezeichnung: "name", "Nr.": "price", Fotos: "price" }),
  ).rejects.toThrow("Only one column can hold the price.");
});

test("refuses a file with only a header or only text", async () => {
  await expect(readCsvPieces("Name,Price\n")).rejects.toThrow("This file has headings in row 1");
  expect((await readCsvPieces("Dear Ada,\nhow are you?\n")).layout).toBeNull();
});

/** With and without accents: the headers of PrestaShop (devdocs.prestashop-project.org, CSV import), Magento and Wix. */
test.each([
  ["Image URLs (x,y,z...)", "images"],
  ["Image alt texts (x,y,z...)", "imageTexts"],
  ["base_image", "images"],
  ["additional_images", "images"],
  ["additional_image_labels", "imageTexts"],
  ["productImageUrl", "images"],
  ["Immagine", "images"],
  ["Foto 3", "images"],
  ["Bilder", "images"],
  ["Gallery", "images"],
  ["Picture URL 2", "images"],
  ["Categorie", "category"],
  ["DESCRIPCION", "description"],
  ["Große", "dimensions"],
  ["Precio", "price"],
  ["Schlagworter", "tags"],
  ["Delete existing images", null],
  ["Image library", null],
] as const)("guesses the column %s as %s", async (name, guess) => {
  const { columns } = await openTable(await readCsv(Buffer.from(`Name;"${name}"\na;b\n`)), null);
  expect(columns[1]).toMatchObject({ name, guess });
});

test("reads Magento's lists of pictures with their labels", async () => {
  const csv =
    'sku,name,base_image,additional_images,additional_image_labels\nR-1,Ember,/e/m/ember.jpg,"/e/m/a.jpg,/e/m/b.jpg","Front,Back"\n';
  const { pieces } = await readCsvPieces(
    csv,
    {
      name: "name",
      base_image: "images",
      additional_images: "images",
    },
    { pictureFolder: "https://old.example/media/catalog/product" },
  );
  const folder = "https://old.example/media/catalog/product/e/m";
  expect(pieces["2"]).toMatchObject({
    pictures: [`${folder}/ember.jpg`, `${folder}/a.jpg`, `${folder}/b.jpg`].map((url) => ({
      url,
      alt: "",
    })),
  });
});

test.each([
  [
    ["Name", "Price", "Sale Price"],
    ["name", "price", "salePrice"],
  ],
  [
    ["Name", "special_price", "price"],
    ["name", "salePrice", "price"],
  ],
  [
    ["Nom", "Prix", "Prix barré"],
    ["name", "price", "formerPrice"],
  ],
  // With one price, that is the price.
  [
    ["Name", "Sale Price"],
    ["name", "price"],
  ],
  [
    ["Name", "Regular price", "Sale price"],
    ["name", "price", "salePrice"],
  ],
  [
    ["Name", "MSRP", "Price (€)"],
    ["name", "formerPrice", "price"],
  ],
])("guesses which of the prices %j is which", async (names, guesses) => {
  const csv = `${names.join(";")}\n${names.map(() => "a").join(";")}\n`;
  const { columns } = await openTable(await readCsv(Buffer.from(csv)), null);
  expect(columns.map(({ guess }) => guess)).toEqual(guesses);
});
