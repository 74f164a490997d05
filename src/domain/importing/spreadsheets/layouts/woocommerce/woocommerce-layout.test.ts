import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const HEADER =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (oz)","Length (mm)","Width (mm)","Height (mm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Meta: _wpcom_is_markdown"';

type Fields = Record<string, string>;

/** A row, by column names. */
function row(fields: Fields): string {
  const names = HEADER.match(/"[^"]*"|[^,]+/g)?.map((name) => name.replaceAll('"', "")) ?? [];
  for (const name of Object.keys(fields)) expect(names).toContain(name);
  return names.map((name) => `"${(fields[name] ?? "").replaceAll('"', '""')}"`).join(",");
}

const csv = (...rows: Fields[]) => `\uFEFF${[HEADER, ...rows.map(row)].join("\n")}`;

const attributes = (size: string, metal: string) => ({
  "Attribute 1 name": "Ring size",
  "Attribute 1 value(s)": size,
  "Attribute 2 name": "Metal",
  "Attribute 2 value(s)": metal,
});

const simple = { Type: "simple", Published: "1", "Visibility in catalog": "visible" };

test("reads all fields of a WooCommerce product", async () => {
  const file = csv({
    ...simple,
    ID: "44",
    SKU: "EM-1",
    Name: "Ember &amp; ash ring",
    "Short description": "Short.",
    Description: String.raw`<p>Forged\nhot.</p>\n<p>A path: C:\\new</p>`,
    "In stock?": "1",
    Stock: "3",
    "Weight (oz)": "0.5",
    "Length (mm)": "20",
    "Height (mm)": "4",
    "Regular price": "150",
    "Sale price": "120.5",
    Categories: String.raw`Jewelry > Rings\, bands, Gold`,
    Tags: String.raw`bold, red\, warm`,
    Images:
      "https://www.old.example/wp-content/uploads/a.jpg, https://old.example/wp-content/uploads/b.jpg",
    "Attribute 1 name": "Material",
    "Attribute 1 value(s)": "Gold, Ruby",
    "Attribute 1 global": "1",
  });
  expect(await readCsvPieces(file)).toEqual({
    layout: "woocommerce",
    sourceKey: "old.example",
    pieces: {
      "2": {
        name: "Ember & ash ring",
        externalId: "44",
        sku: "EM-1",
        description:
          String.raw`Short.` +
          "\n\n" +
          String.raw`Forged hot.` +
          "\n\n" +
          String.raw`A path: C:\new`,
        priceCents: 12_050,
        stock: 3,
        isActive: true,
        materials: "Gold, Ruby",
        weightCentigrams: 1417,
        dimensions: "20 × 4 mm",
        categories: ["Rings, bands", "Jewelry", "Gold"],
        tags: [
          { name: "bold", type: null },
          { name: "red, warm", type: null },
        ],
        pictures: [
          { url: "https://www.old.example/wp-content/uploads/a.jpg", alt: "" },
          { url: "https://old.example/wp-content/uploads/b.jpg", alt: "" },
        ],
      },
    },
  });
});

test("reads visibility, stock and sale dates", async () => {
  const { pieces } = await readCsvPieces(
    csv(
      { ...simple, Name: "private", Published: "0", "Regular price": "1" },
      { ...simple, Name: "draft", Published: "-1", "Regular price": "1" },
      { ...simple, Name: "unseen", "Visibility in catalog": "hidden", "Regular price": "1" },
      {
        ...simple,
        Name: "over",
        "Sale price": "5",
        "Regular price": "9",
        "Date sale price ends": "2026-11-19",
      },
      {
        ...simple,
        Name: "later",
        "Sale price": "5",
        "Regular price": "9",
        "Date sale price starts": "2026-12-01",
      },
      {
        ...simple,
        Name: "today",
        "Sale price": "5",
        "Regular price": "9",
        "Date sale price ends": "2026-11-20",
        "In stock?": "backorder",
      },
      { ...simple, Name: "'=1+1", SKU: "'-7", "Regular price": "", "In stock?": "1" },
    ),
  );
  expect(Object.values(pieces)).toMatchObject([
    { name: "private", isActive: false },
    { name: "draft", isActive: false },
    { name: "unseen", isActive: false },
    { name: "over", priceCents: 900 },
    { name: "later", priceCents: 900 },
    { name: "today", priceCents: 500, stock: 0 },
    { name: "=1+1", sku: "-7", stock: 1, isActive: true },
  ]);
  expect(pieces["8"]).not.toHaveProperty("priceCents");
});

test("merges variations into their product, wherever they are", async () => {
  const variation = { Type: "variation", "Regular price": "80", "In stock?": "1" };
  const { pieces } = await readCsvPieces(
    csv(
      {
        ...variation,
        SKU: "H-1",
        Parent: "id:7",
        Stock: "2",
        "Sale price": "60",
        Images: "https://alt.example/b.jpg",
        ...attributes("6", "Gold"),
      },
      {
        ...simple,
        Type: "variable",
        ID: "7",
        SKU: "H",
        Name: "Hoop",
        Description: "Forged.",
        Images: "https://alt.example/a.jpg, https://alt.example/b.jpg",
        ...attributes("6, 7, 8", "Gold, Silver"),
      },
      { ...simple, Type: "variable", ID: "8", SKU: "Stud", Name: "Stud" },
      { ...variation, Parent: "id:7", "Regular price": "70", ...attributes("", "Silver") },
      { ...variation, Parent: "stud" },
      {
        ...variation,
        Parent: "id:7",
        Published: "0",
        "Regular price": "5",
        ...attributes("9", "Tin"),
      },
      { ...variation, Parent: "id:99", Name: "Lost" },
      { ...simple, Type: "variable", ID: "9", Name: "Bare" },
    ),
  );
  expect(pieces).toMatchObject({
    "3": {
      name: "Hoop",
      priceCents: 6000,
      stock: 2,
      sku: "H",
      description: "Forged.\n\nRing size: 6, 7, 8\nMetal: Gold, Silver",
      materials: "Gold, Silver",
      pictures: [
        { url: "https://alt.example/a.jpg", alt: "" },
        { url: "https://alt.example/b.jpg", alt: "" },
      ],
      notes: [
        "1 variation is disabled at the source and left out.",
        "It has 2 variations (Ring size: 6, 7, 8; Metal: Gold, Silver) and is one piece here; of prices from 60.00 to 70.00 the lowest was taken.",
        "Ring size, Metal: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: H-1.",
      ],
    },
    "4": {
      name: "Stud",
      priceCents: 8000,
      stock: 1,
    },
    "8": "It is a variation of “id:99”, which is not in this file.",
    "9": { name: "Bare" },
  });
  expect(pieces["4"]).not.toHaveProperty("notes");
  expect(Object.keys(pieces)).toEqual(["3", "4", "8", "9"]);
});

test("recognizes headers in other languages by name or position", async () => {
  const german =
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Steuerstatus,Steuerklasse,Vorrätig?,Lager,"Geringe Lagermenge","Lieferrückstände erlaubt?","Nur einzeln verkaufen?","Gewicht (kg)","Länge (cm)","Breite (cm)","Höhe (cm)","Kundenrezensionen erlauben?","Hinweis zum Kauf",Angebotspreis,"Regulärer Preis",Kategorien,Schlagwörter,Versandklasse,Bilder,Downloadlimit,"Ablauftage","Übergeordnetes Produkt"';
  const values =
    '5,simple,G-5,Glutring,1,0,visible,,Text,,,taxable,,1,4,,0,0,"0,006",2,,,1,,,"1.299,50",Ringe,warm,,https://alt.example/g.jpg,,,';
  const { layout, pieces } = await readCsvPieces(`${german}\n${values}\n`);
  expect(layout).toBe("woocommerce");
  expect(pieces["2"]).toMatchObject({
    name: "Glutring",
    sku: "G-5",
    priceCents: 129_950,
    stock: 4,
    weightCentigrams: 600,
    dimensions: "2 cm",
    categories: ["Ringe"],
    pictures: [{ url: "https://alt.example/g.jpg" }],
  });
  // Half of the headers are in a language that is not listed.
  const unknown = german
    .replace("Artikelnummer", "Kod")
    .replace("Bilder", "Obrazki")
    .replace("Beschreibung,", "Opis,")
    .replace("Lager,", "Magazyn,");
  const again = await readCsvPieces(`${unknown}\n${values}\n`);
  expect(again.pieces["2"]).toMatchObject({
    sku: "G-5",
    stock: 4,
    description: "Text",
    pictures: [{ url: "https://alt.example/g.jpg" }],
  });
});
