import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { collectionsOf, movedShop } from "#tests/support/moved-shop.ts";
import { wordpressExport } from "#tests/support/wordpress-export.ts";
import { findRedirect } from "../../../../catalogue/redirects/find-redirect.ts";
import { undoImport } from "../../../imports/undo-import.ts";

const price = { _regular_price: "120.00", _stock_status: "instock" };

const shopOf = (host: string) =>
  wordpressExport([
    { title: "On gold", content: "Text" },
    {
      type: "product",
      title: "Moss & ember",
      id: 31,
      link: "https://old.example/product/moss/",
      content: "<p>Forged.</p>",
      excerpt: "A ring.",
      categories: [
        ["product_type", "simple"],
        ["product_cat", "Rings"],
        ["product_tag", "gold, warm"],
      ],
      meta: { ...price, _sku: "M-1", _stock: "2.000000", _thumbnail_id: "41", _weight: "" },
    },
    {
      type: "product",
      title: "Hidden cuff",
      id: 32,
      link: "https://old.example/product/cuff/",
      status: "private",
      categories: [["product_type", "simple"]],
      meta: { ...price, _sale_price: "99.00" },
    },
    {
      type: "product",
      title: "Band",
      id: 33,
      link: "https://old.example/product/band/",
      categories: [["product_type", "variable"]],
      meta: { _price: "80" },
    },
    ...["6", "7"].map((size, index) => ({
      type: "product_variation",
      title: `Band - ${size}`,
      id: 34 + index,
      parent: 33,
      meta: { _regular_price: size === "6" ? "80" : "90", _stock: "1", attribute_pa_size: size },
    })),
    { type: "product", title: "Gone", status: "trash", id: 36 },
    { type: "attachment", id: 41, status: "inherit", attachment: `${host}/moss.jpg` },
  ]);

test("imports WooCommerce's products of the export as pieces, again nothing, and undoes them", async () => {
  const { shop, host } = await movedShop();
  const before = await listAllPieces(shop);
  const text = shopOf(host);
  const { report, fileNotes, questions } = await importSpreadsheetFile(shop, text);
  expect(questions.sheets).toMatchObject({
    options: [{ label: "Products" }, { label: "Posts and pages" }],
    answer: ["Products"],
  });
  expect(fileNotes).toContain("Only the sheet “Products” was read; the file has 1 more.");
  expect(report).toMatchObject({ imported: 3, refused: 0 });
  const [moss, cuff, band] = (await listAllPieces(shop)).slice(before.length);
  expect(moss).toMatchObject({
    name: "Moss & ember",
    sku: "M-1",
    price: "120.00",
    stock: 2,
    isActive: true,
    description: "A ring.\n\nForged.",
    weight: null,
  });
  expect(moss?.images).toHaveLength(1);
  expect(cuff).toMatchObject({ name: "Hidden cuff", isActive: false, price: "99.00" });
  expect(band).toMatchObject({ name: "Band", price: "80.00", stock: 2 });
  expect(await findRedirect(shop, "/product/moss")).toBe(`/products/${moss?.id}`);
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 3 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual(before);
});

const text = (written: string) => `s:${Buffer.byteLength(written)}:"${written}";`;

/** As WooCommerce stores them: serialize() of name, value, place and what it is. */
const attributes = (...all: [key: string, name: string, value: string, isOfShop?: 1][]) =>
  `a:${all.length}:{${all
    .map(
      ([key, name, value, isOfShop = 0], place) =>
        `${text(key)}a:6:{s:4:"name";${text(name)}s:5:"value";${text(value)}s:8:"position";i:${place};s:10:"is_visible";i:1;s:12:"is_variation";i:0;s:11:"is_taxonomy";i:${isOfShop};}`,
    )
    .join("")}}`;

test("reads the attributes of a product as those of WooCommerce's CSV, and says which can't be read", async () => {
  const { shop } = await movedShop();
  const before = await listAllPieces(shop);
  const file = wordpressExport([
    {
      type: "product",
      title: "Moss",
      id: 31,
      categories: [
        ["product_type", "simple"],
        ["pa_finish", "Matte"],
        ["pa_finish", "Brushed"],
      ],
      meta: {
        ...price,
        _product_attributes: attributes(
          ["pa_finish", "pa_finish", "", 1],
          ["metal", "Metal", "Gold | Silver"],
          ["hallmark", "Hallmark", "750, größer"],
          ["maker", "Maker", "Ada"],
        ),
      },
    },
    {
      type: "product",
      title: "Band",
      id: 33,
      categories: [["product_type", "variable"]],
      meta: {
        _price: "80",
        _product_attributes: attributes(["inner-width", "Inner width", "4|6"]),
      },
    },
    ...["4", "6"].map((width, index) => ({
      type: "product_variation",
      title: `Band - ${width}`,
      id: 34 + index,
      parent: 33,
      meta: { _regular_price: "80", "attribute_inner-width": width },
    })),
    {
      type: "product",
      title: "Ash",
      id: 40,
      meta: { ...price, _product_attributes: 'a:1:{s:5:"metal";O:8:"stdClass":0:{}}' },
    },
    { type: "product", title: "Elm", id: 41, meta: { ...price, _product_attributes: "" } },
  ]);
  const { report, fileNotes } = await importSpreadsheetFile(shop, file);
  const [moss, band, ash] = (await listAllPieces(shop)).slice(before.length);
  expect(moss).toMatchObject({
    materials: "Gold, Silver",
    hallmark: "750, größer",
    description: "finish: Matte, Brushed\nMaker: Ada",
  });
  expect(band).toMatchObject({ description: "Inner width: 4, 6" });
  expect(ash).toMatchObject({ name: "Ash", materials: null, description: null });
  expect(fileNotes).toContain("Attributes that can’t be read were left out: row 6.");
  const again = await importSpreadsheetFile(shop, file);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 4 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual(before);
});

test("imports the posts beside them when their sheet is chosen", async () => {
  const { shop, host } = await movedShop();
  const { report } = await importSpreadsheetFile(shop, shopOf(host), {
    sheets: ["Posts and pages"],
  });
  expect(report.imported).toBe(0);
  expect((await collectionsOf(shop)).map(({ title }) => title)).toEqual(["On gold"]);
});
