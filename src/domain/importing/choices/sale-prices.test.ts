import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const prices = async (shop: TestShop) =>
  Object.fromEntries((await listAllPieces(shop)).map(({ name, price }) => [name, price]));

const woo = [
  "ID,Type,SKU,Name,Published,In stock?,Date sale price ends,Sale price,Regular price,Images,Parent",
  "1,simple,E,Ember,1,1,,60,80,,",
  "2,simple,A,Ash,1,1,2020-01-01,10,41,,",
  "3,simple,C,Coal,1,1,,,42,,",
  "4,simple,S,Soot,1,1,,43,43,,",
  "5,variable,H,Hoop,1,1,,,,,",
  "6,variation,H-1,Hoop,1,1,,55,90,,H",
  "7,variation,H-2,Hoop,1,1,,,70,,H",
].join("\n");

test("asks once which prices to use, with how many pieces differ", async () => {
  const shop = await testShop();
  const preview = await importSpreadsheetFile(shop, woo, { dryRun: true });
  expect(preview.questions.salePrices).toMatchObject({
    help: "2 pieces have a sale price that differs from their regular price.",
    about: ["Ember: 60.00 on sale, 80.00 regular", "Hoop: 55.00 on sale, 70.00 regular"],
    answer: "sale",
  });
  await importSpreadsheetFile(shop, woo);
  const onSale = { Ember: "60.00", Ash: "41.00", Coal: "42.00", Soot: "43.00", Hoop: "55.00" };
  expect(await prices(shop)).toEqual(onSale);
  const answers = { salePrices: "regular" } as const;
  const answered = await importSpreadsheetFile(shop, woo, { dryRun: true, answers });
  expect(answered.questions.salePrices).toMatchObject({
    help: expect.stringMatching(/^2 pieces /),
    answer: "regular",
  });
  expect(answered.report).toMatchObject({ updated: 2, skipped: 3 });
  await importSpreadsheetFile(shop, woo, { answers });
  expect(await prices(shop)).toEqual({ ...onSale, Ember: "80.00", Hoop: "70.00" });
});

test("asks nothing of a file with one price a piece", async () => {
  const shop = await testShop();
  const file = "TITLE,PRICE,CURRENCY_CODE,QUANTITY\nEmber,40,USD,1\n";
  expect((await importSpreadsheetFile(shop, file)).questions.salePrices).toBeUndefined();
});

test.each([
  [
    "Shopify",
    "Title,URL handle,Price,Compare-at price\nEmber,ember,60,80\nAsh,ash,41,0\nCoal,coal,42,30\nTar,tar,5,old\n",
    undefined,
  ],
  [
    "Etsy",
    "TITLE,PRICE,CURRENCY_CODE,QUANTITY,SALE_PRICE\nEmber,80,USD,1,60\nAsh,41,USD,1,\nCoal,42,USD,1,0\nTar,5,USD,1,7\n",
    undefined,
  ],
  [
    "a mapped table with sale prices",
    "Item;Price;special_price\nEmber;80,00;60,00\nAsh;41,00;\nCoal;42,00;0,00\nTar;5,00;x1\n",
    { Item: "name", Price: "price", special_price: "salePrice" },
  ],
  [
    "a mapped table with former prices",
    "Item;Preis;UVP\nEmber;60;80\nAsh;41;\nCoal;42;42\nTar;5;4\n",
    { Item: "name", Preis: "price", UVP: "formerPrice" },
  ],
] as const)("uses sale prices or regular prices of %s", async (_, file, mapping) => {
  const others = { Ash: "41.00", Coal: "42.00", Tar: "5.00" };
  const shop = await testShop();
  const { questions } = await importSpreadsheetFile(shop, file, { mapping });
  expect(questions.salePrices).toMatchObject({
    help: "1 piece has a sale price that differs from its regular price.",
    answer: "sale",
  });
  expect(await prices(shop)).toEqual({ Ember: "60.00", ...others });
  await importSpreadsheetFile(shop, file, { mapping, answers: { salePrices: "regular" } });
  expect(await prices(shop)).toEqual({ Ember: "80.00", ...others });
});

test("does not count a sale price of a piece that is refused", async () => {
  const shop = await testShop();
  const mapping = { Name: "name", Price: "price", Sale: "salePrice", Weight: "weight" } as const;
  const file = "Name,Price,Sale,Weight\nEmber,8O,6,\nAsh,80,60,\n";
  const { questions, report } = await importSpreadsheetFile(shop, file, { mapping });
  expect(report).toMatchObject({ imported: 1, refused: 1 });
  expect(questions.salePrices).toMatchObject({ help: expect.stringMatching(/^1 piece /) });
});
