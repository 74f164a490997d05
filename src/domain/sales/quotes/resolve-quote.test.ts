import { beforeEach, expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { newQuote } from "#tests/support/new-quote.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { changeDraft } from "./change-draft.ts";
import { getQuoteDefaults } from "./get-quote-defaults.ts";
import { getQuote } from "./get-quote.ts";
import { listQuotes } from "./list-quotes.ts";
import { makeQuote } from "./make-quote.ts";

const band = { title: "Band", price: "640.00" };

let shop: TestShop;
let inquiryId: number;
beforeEach(async () => {
  shop = await testShop();
  inquiryId = (await addInquiry(shop, { ringSize: "5½" })).id;
});

const make = (items: object[], change: object = {}) =>
  makeQuote(shop, inquiryId, newQuote(items, change));

test("sizes a ring as the customer asked, unless its line says otherwise", async () => {
  const ring = { productId: await addPiece(shop, { name: "Signet ring" }) };
  const pendant = { productId: await addPiece(shop) };
  const lines = [ring, { ...ring, ringSize: "7" }, { ...ring, ringSize: "" }, pendant, band];
  const { items } = await make(lines);
  expect(items.map(({ ringSize }) => ringSize)).toEqual(["5½", "7", null, null, null]);
});

test("takes from the piece what its line leaves out", async () => {
  const materials = "sterling silver, hammered";
  const plain = { productId: await addPiece(shop, { name: "Cuff", sku: "C-1", materials }) };
  const unknown = { productId: await addPiece(shop, { materials: ", hammered" }) };
  const long = { productId: await addPiece(shop, { materials: `${"a".repeat(300)}; ruby` }) };
  const own = { title: "Cuff, engraved", price: "150", metal: "argentium", details: "A. L." };
  const { items } = await make([{ ...plain, ...own, quantity: 2 }, plain, unknown, long]);
  expect(items).toMatchObject([
    { ...own, price: "150.00", sku: "C-1", quantity: 2, isCustom: false },
    { title: "Cuff", price: "129.00", metal: "sterling silver", details: null, quantity: 1 },
    { title: "Moon pendant", metal: null, sku: null, weight: null },
    { metal: "a".repeat(255) },
  ]);
});

test("adds shipping and a tax that is a sum of its own", async () => {
  const quote = await make([band], { shipping: "12", tax: "30.50", note: "Hi" });
  expect(quote).toMatchObject({
    subtotal: "640.00",
    shipping: "12.00",
    tax: "30.50",
    taxRate: null,
    total: "682.50",
    deposit: null,
    readyBy: null,
    note: "Hi",
  });
});

test("takes a deposit of the whole and a total at the limit, and no more", async () => {
  expect(await make([band], { deposit: "640" })).toMatchObject({ deposit: "640.00" });
  const most = { title: "Crown", price: "99999999.99" };
  expect(await make([most])).toMatchObject({ total: "99999999.99" });
  await expect(make([most], { shipping: "0.01" })).rejects.toMatchObject({
    issues: [{ path: "items", message: "The total of the quote is too large." }],
  });
  await expect(make([band, { productId: 999 }])).rejects.toMatchObject({
    issues: [{ path: "items.1.productId", message: "There is no piece 999" }],
  });
});

test("shows the first photo of each piece, and none of custom work", async () => {
  const images = ["https://pictures.example/front.jpg", "https://pictures.example/back.jpg"];
  const piece = { name: "Ring", price: 12_900, stock: 1 };
  const ring = await createProduct(shop, { ...piece, images }, { by: null });
  const bare = await createProduct(shop, piece, { by: null });
  const { items } = await make([band, { productId: bare.id }, { productId: ring.id }]);
  expect(items.map(({ picture }) => picture?.url)).toEqual([undefined, undefined, images[0]]);
});

test("counts the versions of each inquiry, every one with its own lines", async () => {
  const other = await addInquiry(shop);
  await makeQuote(shop, other.id, newQuote([band]));
  await make([band]);
  const second = await make([{ title: "Chain", price: "35" }, band]);
  await changeDraft(shop, second.id, newQuote([band, { title: "Clasp", price: "10" }, band]));
  const versions = (await listQuotes(shop, inquiryId)).map(({ version, items }) => ({
    version,
    titles: items.map(({ title }) => title),
  }));
  expect(versions).toEqual([
    { version: 2, titles: ["Band", "Clasp", "Band"] },
    { version: 1, titles: ["Band"] },
  ]);
  expect(await listQuotes(shop, other.id)).toMatchObject([{ version: 1 }]);
});

test("starts the next quote with the last tax rate that was used", async () => {
  expect(await getQuoteDefaults(shop)).toEqual({ taxRate: null });
  await make([band], { tax: "5" });
  expect(await getQuoteDefaults(shop)).toEqual({ taxRate: null });
  await make([band], { taxRate: "5.3" });
  await make([band], { taxRate: "6" });
  await make([band]);
  expect(await getQuoteDefaults(shop)).toEqual({ taxRate: "6" });
});

test("finds no quote of an inquiry in the trash", async () => {
  const { id } = await make([band]);
  const removal = { kind: "inquiry", entityId: inquiryId, label: "Ana Líma", by: null } as const;
  await moveToTrash(shop, removal);
  const missing = { code: "not-found" };
  await expect(getQuote(shop, id)).rejects.toMatchObject(missing);
  await expect(listQuotes(shop, inquiryId)).rejects.toMatchObject(missing);
  await expect(changeDraft(shop, id, newQuote([band]))).rejects.toMatchObject(missing);
});
