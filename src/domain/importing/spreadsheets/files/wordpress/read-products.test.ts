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

test("imports the posts beside them when their sheet is chosen", async () => {
  const { shop, host } = await movedShop();
  const { report } = await importSpreadsheetFile(shop, shopOf(host), {
    sheets: ["Posts and pages"],
  });
  expect(report.imported).toBe(0);
  expect((await collectionsOf(shop)).map(({ title }) => title)).toEqual(["On gold"]);
});
