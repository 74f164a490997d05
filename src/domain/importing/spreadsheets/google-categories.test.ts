import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";

const feed = (category: string) =>
  `id\ttitle\tlink\timage link\tprice\tgoogle product category\nE-1\tEmber\thttps://old.example/e\t\t450 USD\t${category}\n`;
const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>E-1</g:id><title>Ember</title><link>https://old.example/e</link><g:image_link>e.jpg</g:image_link><g:price>450 USD</g:price><g:google_product_category>200</g:google_product_category></item><item><g:id>A-1</g:id><title>Ash</title><link>https://old.example/a</link><g:image_link>e.jpg</g:image_link><g:price>90 USD</g:price><g:google_product_category>196</g:google_product_category></item></channel></rss>`;
const shopify =
  "Handle,Title,Vendor,Variant Price,Google Shopping / Google Product Category\nember,Ember,Z,450,200\n";
const mapped = "Name,Price,google_product_category\nEmber,450,200\n";
const mapping = { Name: "name", Price: "price", google_product_category: "category" } as const;

test.each([
  ["a feed as a table", feed("200"), null, ["Rings"]],
  ["a feed as XML", xml, null, ["Rings", "Necklaces"]],
  ["Shopify's own", shopify, null, ["Rings"]],
  ["any other table", mapped, mapping, ["Rings"]],
  ["a category of two words", feed("192"), null, ["Pendants"]],
  ["pins", feed("197"), null, ["Pins"]],
])("looks up Google's number of a category in %s", async (_, file, mapping, expected) => {
  const shop = await testShop();
  const { questions } = await importSpreadsheetFile(shop, file, { mapping });
  expect(questions.labels).toBeUndefined();
  const names = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  const pieces = await listAllPieces(shop);
  expect(pieces.map(({ categoryId }) => names.get(categoryId ?? 0))).toEqual(expected);
});

test("asks about a number that is of no jewelry, and of no taxonomy", async () => {
  const shop = await testShop();
  const { questions } = await importSpreadsheetFile(shop, feed("5000"));
  expect(questions.labels?.rows).toMatchObject([{ key: "5000" }]);
  const own = { Name: "name", Price: "price", Category: "category" } as const;
  const csv = "Name,Price,Category\nEmber,450,200\n";
  const plain = await importSpreadsheetFile(await testShop(), csv, { mapping: own });
  expect(plain.questions.labels?.rows).toMatchObject([{ key: "200" }]);
});
