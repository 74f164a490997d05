import { expect, test } from "vitest";
import { readSchemaProduct } from "./read-schema-product.ts";

const PAGE = new URL("https://old.example/rings/ember");

const read = (fields: Record<string, unknown>) =>
  readSchemaProduct({ "@type": "Product", name: "Ember", ...fields }, PAGE)?.piece;

test("is none without a name", () => {
  expect(read({ name: " " })).toBeUndefined();
  expect(read({ name: "<b>Ember</b> &amp; ash" })?.name).toBe("Ember & ash");
});

test.each([
  [{ url: "/rings/e#top" }, "https://old.example/rings/e"],
  [{ "@id": "https://old.example/e" }, "https://old.example/e"],
  [{ url: "mailto:ada@example.com" }, null],
  [{ url: "http://[" }, null],
  [{}, null],
])("%j has the address %j", (fields, address) => {
  expect(read(fields)?.address).toBe(address);
});

test.each([
  ["<p>One</p><p>two</p>", "One\n\ntwo"],
  [["One ", "two"], "One two"],
  [{ "@value": "One" }, "One"],
  [{ text: "One" }, "One"],
  [
    {
      root: {
        children: [
          { type: "paragraph", children: [{ text: "One" }] },
          { type: "paragraph", content: [{ text: "two" }] },
        ],
      },
    },
    "One\n\ntwo",
  ],
  [7, null],
])("reads the description %j as %j", (description, text) => {
  expect(read({ description })?.description).toBe(text);
});

test.each([
  ["12 g", 1200],
  ["12", null],
  [12, null],
  [{ value: 12, unitCode: "GRM" }, 1200],
  [{ value: "0.5", unitText: "oz" }, 1417],
  [{ value: "12 g" }, 1200],
  [{ value: "12" }, null],
  [{ unitCode: "GRM" }, null],
  [["heavy", "12 g"], 1200],
])("reads the weight %j as %j hundredths of a gram", (weight, expected) => {
  expect(read({ weight })?.weightCentigrams).toBe(expected);
});

test.each([
  ["Weight", { value: "12 g" }, 1200],
  ["net weight", { value: { value: 12, unitCode: "GRM" } }, 1200],
  ["Shipping weight", { value: "12 g" }, null],
])("reads the weight of a property “%s”: %j", (name, property, expected) => {
  const additionalProperty = [{ name, ...property }];
  expect(read({ additionalProperty })?.weightCentigrams).toBe(expected);
});

test.each([
  [{}, null],
  [{ size: "Small" }, "Small"],
  [{ width: "2", height: "5" }, "2 × 5"],
  [{ depth: { value: 1, unitCode: "mmt" }, width: { value: 2, unitCode: "MMT" } }, "1 × 2 mm"],
  [{ width: { value: 2, unitText: "cm" } }, "2 cm"],
  [{ width: { value: 2, unitCode: "CMT" }, height: "5 mm" }, "2 cm × 5 mm"],
  [{ width: { unitCode: "CMT" }, size: "Small" }, "Small"],
])("reads the dimensions of %j as %j", (fields, expected) => {
  expect(read(fields)?.dimensions).toBe(expected);
});

test("reads its materials and those of its properties, each once, as tags too", () => {
  const piece = read({
    material: ["Gold; onyx", { name: "<b>Pearl</b>" }],
    additionalProperty: [
      { name: "Metal", value: ["Gold", "silver"] },
      { name: "Engraving", value: "yes" },
    ],
  });
  expect(piece?.materials).toBe("Gold, onyx, Pearl, silver");
  expect(piece?.tags).toEqual(
    ["Gold", "onyx", "Pearl", "silver"].map((name) => ({ name, type: "material" })),
  );
  expect(read({})).toMatchObject({ materials: null, tags: [] });
});

test.each([
  ["Home > Jewelry > Rings", ["Rings", "Jewelry"]],
  ["Jewelry › Rings » Bands / Gold", ["Gold", "Bands", "Rings", "Jewelry"]],
  ["Shop/Rings", ["Shop/Rings"]],
  [
    ["Products", "All > Rings", "Homeware"],
    ["Rings", "Homeware"],
  ],
])("reads the category %j as %j, the most specific first", (category, expected) => {
  expect(read({ category })?.categories).toEqual(expected);
});

test.each([
  ["gold, ring;  signet,", ["gold", "ring", "signet"]],
  [
    [{ "@type": "DefinedTerm", name: "gold" }, "ring"],
    ["gold", "ring"],
  ],
])("reads the keywords %j as %j", (keywords, expected) => {
  expect(read({ keywords })?.keywords).toEqual(expected);
});

test("names the brand and color that it leaves out, each word once", () => {
  expect(read({ brand: { name: "Old Shop" }, color: ["red", "red", " "] })?.notes).toEqual([
    "Left out, having no place here: brand (Old Shop); color (red).",
  ]);
});

test("takes its SKU, else that of its first variant that has one", () => {
  const hasVariant = [{ name: "6" }, { name: "7", sku: "R-7" }];
  expect(read({ sku: "R", hasVariant })?.sku).toBe("R");
  expect(read({ hasVariant })?.sku).toBe("R-7");
  expect(read({})?.sku).toBeNull();
});

test("reads each of its photos and those of its variants once, with their descriptions", () => {
  const piece = read({
    image: [
      "/1.jpg",
      { contentUrl: "/2.jpg", url: "/page", caption: "Front &amp; back" },
      { url: "/3.jpg", name: "Side" },
      { "@id": "https://old.example/1.jpg" },
      "data:image/png;base64,AA",
      "http://[",
    ],
    hasVariant: { image: "/4.jpg" },
  });
  expect(piece?.pictures).toEqual([
    { url: "https://old.example/1.jpg", alt: "" },
    { url: "https://old.example/2.jpg", alt: "Front & back" },
    { url: "https://old.example/3.jpg", alt: "Side" },
    { url: "https://old.example/4.jpg", alt: "" },
  ]);
  expect(read({})?.pictures).toBeNull();
  expect(read({ image: "http://[" })?.pictures).toEqual([]);
});

test.each([
  [{ availability: "https://schema.org/InStock" }, 1],
  [{ availability: "in stock" }, 1],
  [{ availability: "LimitedAvailability" }, 1],
  [{ availability: "Made-To-Order" }, 1],
  [{ availability: "https://schema.org/SoldOut" }, 0],
  [{ availability: "BackOrder" }, 0],
  [{ availability: "perhaps" }, null],
  [[{ availability: "SoldOut" }, { availability: "InStock" }], 1],
  [{ availability: "SoldOut", inventoryLevel: { value: 3 } }, 3],
  [[{ inventoryLevel: { value: "3" } }, { inventoryLevel: { value: -2 } }], 3],
  [{ availability: "InStock", inventoryLevel: { value: "many" } }, 1],
  [{}, null],
])("counts the stock of the offers %j as %j", (offers, stock) => {
  expect(read({ offers })?.stock).toBe(stock);
});

test.each<[object, number | null, string[]]>([
  [{ price: "249.00" }, 24_900, []],
  [{ lowPrice: 100, price: 249, highPrice: 300 }, 10_000, []],
  [{ offers: [{ price: 50 }, { price: 40 }] }, 4000, ["40.00 to 50.00"]],
  [{ priceSpecification: [{ price: "ask" }, { price: 40 }, { price: 60 }] }, 4000, []],
  [{ price: "on request" }, null, ["“on request” isn’t a price."]],
  [{ price: "from $40" }, 4000, ["“from $40” is a lowest price; 40.00 was taken."]],
])("takes the lowest price of the offers %j", (offers, cents, notes) => {
  const piece = read({ offers });
  expect(piece?.priceCents).toBe(cents);
  expect(piece?.notes).toEqual(notes.map((note) => expect.stringContaining(note) as string));
});
