import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import {
  type ColumnsFixture,
  type OtherField,
  PLATFORM_COLUMNS,
} from "#tests/support/platform-columns.ts";
import { metafieldKey } from "#domain/exporting/csv/metafield-key.ts";
import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { mappedName, type MappedField } from "#contract/importing/spreadsheets.ts";
import { SOURCE_FIELDS } from "#contract/importing/imports.ts";
import { createImportChoices } from "../choices/import-choices.ts";
import { toCsv } from "../../to-csv.ts";
import { readCsv } from "./files/csv/read-csv.ts";
import { openTable } from "./open-table.ts";

/** A value that each field's column could hold. */
const VALUES: Record<string, string> = {
  ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, "Words"])),
  price: "40",
  stock: "2",
  isCustomDesign: "yes",
  isActive: "yes",
  weight: "6",
  metals: "sterling silver",
  stones: "ruby",
  ringSize: "6½",
  ringSizeFrom: "5",
  ringSizeTo: "8",
  availability: "sold",
  dateMade: "2026-10-01",
  reservedUntil: "2026-12-01",
  categoryId: "Rings",
  tags: "Gold",
  pictures: "https://a.example/1.jpg",
  pictureTexts: "Seen from above",
  address: "https://old.example/rings/words",
  externalId: "12",
  currency: "EUR",
  salePrice: "30",
  cost: "12",
};

const OTHERS: Record<OtherField, string> = {
  tags: "Tags",
  pictures: "Photos",
  pictureTexts: "Descriptions of photos",
  address: "Old address",
  externalId: "ID at the source",
  currency: "Currency",
  salePrice: "Sale price, or regular price beside it",
  cost: "Cost",
};
type Field = (typeof PRODUCT_FIELD_NAMES)[number] | OtherField;
const FIELDS = [...PRODUCT_FIELD_NAMES, ...(Object.keys(OTHERS) as OtherField[])];
const labelOf = (field: Field) =>
  field in OTHERS
    ? OTHERS[field as OtherField]
    : PRODUCT_FIELDS[field as keyof typeof PRODUCT_FIELDS].label;

const metafield = (name: Parameters<typeof metafieldKey>[0]) =>
  `${name} (product.metafields.custom.${metafieldKey(name)})`;

/** What a platform's file holds in a metafield or an attribute named after the field. */
const FACTS = Object.keys(FACT_FIELDS) as (keyof typeof FACT_FIELDS)[];

/** The columns are those of each platform's own file; see the layouts for their sources. */
const FIXTURES: Record<string, ColumnsFixture> = {
  "This shop's export": {
    columns: {
      ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, PRODUCT_FIELDS[name].header])),
      tags: "Tags",
      pictures: "Images",
      externalId: "ID",
    },
  },
  Shopify: {
    columns: {
      name: "Title",
      description: "Description",
      price: "Price",
      categoryId: "Product category",
      sku: "SKU",
      stock: "Inventory quantity",
      isCustomDesign: metafield("isCustomDesign"),
      isActive: "Status",
      materials: metafield("materials"),
      weight: "Weight value (grams)",
      dimensions: metafield("dimensions"),
      ...Object.fromEntries(FACTS.map((name) => [name, metafield(name)])),
      tags: "Tags",
      pictures: "Product image URL",
      pictureTexts: "Image alt text",
      externalId: "URL handle",
      salePrice: "Compare-at price",
      cost: "Cost per item",
    },
    values: { isActive: "active", salePrice: "50", price: "40 €" },
  },
  WooCommerce: {
    columns: {
      name: "Name",
      description: "Description",
      price: "Regular price",
      categoryId: "Categories",
      sku: "SKU",
      stock: "Stock",
      isCustomDesign: "Attribute 3 value(s)",
      isActive: "Published",
      materials: "Attribute 1 value(s)",
      weight: "Weight (g)",
      dimensions: "Attribute 2 value(s)",
      ...Object.fromEntries(FACTS.map((name, index) => [name, `Attribute ${index + 4} value(s)`])),
      tags: "Tags",
      pictures: "Images",
      address: "Permalink",
      externalId: "ID",
      salePrice: "Sale price",
      cost: "Cost of goods",
    },
    also: {
      Type: "simple",
      "In stock?": "",
      "Attribute 1 name": "Materials",
      "Attribute 2 name": "Dimensions",
      "Attribute 3 name": "Custom design",
      ...Object.fromEntries(
        FACTS.map((name, index) => [`Attribute ${index + 4} name`, PRODUCT_FIELDS[name].label]),
      ),
    },
    values: {
      isActive: "1",
      price: "40 €",
      pictures: "https://old.example/wp-content/uploads/1.jpg",
    },
  },
  Etsy: {
    columns: {
      name: "TITLE",
      description: "DESCRIPTION",
      price: "PRICE",
      sku: "SKU",
      stock: "QUANTITY",
      materials: "MATERIALS",
      tags: "TAGS",
      pictures: "IMAGE1",
      currency: "CURRENCY_CODE",
      salePrice: "SALE_PRICE",
    },
    values: { tags: "Ring" },
  },
  "Any other table": {
    columns: {
      ...Object.fromEntries(SOURCE_FIELDS.map((name) => [name, name])),
      categoryId: "category",
      tags: "tags",
      pictures: "images",
      pictureTexts: "imageTexts",
      address: "address",
      currency: "currency",
      salePrice: "salePrice",
      cost: "cost",
    },
    values: { weight: "6 g" },
    isMapped: true,
  },
};

type Stated = Partial<Record<Field, unknown>>;

/** What is stated of each field when all columns but one are filled; of two prices both when asked for. */
async function readStated(
  { columns, also = {}, values, isMapped }: ColumnsFixture,
  { without, hasSale = false }: { without?: Field; hasSale?: boolean } = {},
): Promise<Stated> {
  const cells = { ...also };
  for (const [field, column] of Object.entries(columns) as [Field, string][]) {
    const isEmpty = field === without || (field === "salePrice" && !hasSale);
    cells[column] = isEmpty ? "" : (values?.[field] ?? VALUES[field] ?? "");
  }
  const csv = toCsv([Object.keys(cells), Object.values(cells)]);
  const mapping = Object.fromEntries(
    Object.keys(cells).map((name) => [
      name,
      (SOURCE_FIELDS.find((each) => each === name)
        ? mappedName(name as (typeof SOURCE_FIELDS)[number])
        : name) as MappedField,
    ]),
  );
  const table = await openTable(await readCsv(Buffer.from(csv)), isMapped ? mapping : null);
  const shop = { findCategory: () => 1, categories: [{ id: 1, name: "Rings" }] };
  const choices = createImportChoices({}, {}, shop);
  const context = { now: new Date(), choices, publicUrl: "http://localhost", timeZone: "UTC" };
  const opened = await table.layout?.open(table.header, table.rows, context);
  for await (const result of opened?.read() ?? []) {
    if (result.kind === "refused") return {};
    const { piece, currency } = result;
    const all: Record<string, unknown> = { ...piece.own, ...piece };
    const stated = PRODUCT_FIELD_NAMES.map((name) => [name, all[PRODUCT_FIELDS[name].column]]);
    return {
      ...Object.fromEntries(stated),
      categoryId: piece.categories[0],
      tags: piece.tags[0]?.name,
      pictures: piece.pictures?.[0]?.url,
      pictureTexts: piece.pictures?.[0]?.alt || null,
      address: piece.address,
      externalId: piece.externalId ?? piece.own?.id,
      currency,
      cost: piece.costCents,
      salePrice: choices.questions().find(({ id }) => id === "salePrices"),
    };
  }
  return {};
}

/** "read" from a column of its own, "derived" from another one, else "–". */
async function describe(fixture: ColumnsFixture, field: Field): Promise<string> {
  const hasSale = field === "salePrice";
  const stated = (await readStated(fixture, { hasSale }))[field] ?? null;
  if (stated === null) return "–";
  if (fixture.columns[field] === undefined) return "derived";
  const others = (await readStated(fixture, { hasSale, without: field }))[field] ?? null;
  return isDeepStrictEqual(stated, others) ? "derived" : "read";
}

test.each([
  ["the common sources", FIXTURES, 0],
  ["other platforms", PLATFORM_COLUMNS, 1],
])(
  "docs/import-fields.md says which fields are read and derived from %s",
  async (_, fixtures, place) => {
    const page = await readFile("docs/import-fields.md", "utf8");
    const [, table = ""] = [...page.matchAll(/\n(\| Field[^]*?)(?:\n\n|\n?$)/g)].at(place) ?? [];
    const documented = table.split("\n").map((line) => line.split("|").slice(1, -1));
    const rows = await Promise.all(
      FIELDS.map(async (field) => [
        labelOf(field),
        ...(await Promise.all(Object.values(fixtures).map((fixture) => describe(fixture, field)))),
      ]),
    );
    const read = rows.filter(([, ...cells]) => place === 0 || cells.some((cell) => cell !== "–"));
    expect(
      documented
        .filter((_, index) => index !== 1)
        .map((cells) => cells.map((cell) => cell.trim().replace(/ \(.*\)$/, ""))),
    ).toEqual([["Field", ...Object.keys(fixtures)], ...read]);
  },
);
