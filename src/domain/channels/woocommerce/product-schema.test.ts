import { expect, test } from "vitest";
import { wooProduct } from "#tests/support/woo/records.ts";
import { wooProductSchema } from "./product-schema.ts";
import { isVisible, priceCentsOf, stockOf } from "./product-state.ts";

const parse = (fields: object) => wooProductSchema.parse(wooProduct(7, { ...fields }));

test("reads numbers that were sent as strings, and strings that were sent as numbers", () => {
  const product = parse({
    id: "7",
    name: 1927,
    price: 120.5,
    regular_price: 150,
    manage_stock: "yes",
    stock_quantity: "3",
    images: [{ id: "70", src: "https://a.example/1.jpg" }],
  });
  expect(product).toMatchObject({
    id: 7,
    name: "1927",
    price: "120.5",
    regular_price: "150",
    manage_stock: true,
    stock_quantity: 3,
    images: [{ id: 70, src: "https://a.example/1.jpg" }],
  });
  expect(stockOf(product)).toBe(3);
  expect(priceCentsOf(product)).toBe(12_050);
});

test("reads invalid fields as missing", () => {
  const product = parse({
    name: null,
    price: null,
    manage_stock: "parent",
    stock_quantity: "many",
    images: ["", { src: "https://a.example/1.jpg" }],
    categories: "",
    date_modified_gmt: false,
  });
  expect(product).toMatchObject({
    name: "",
    price: "",
    manage_stock: false,
    stock_quantity: null,
    images: [{ id: null, src: "https://a.example/1.jpg" }],
    categories: [],
    date_modified_gmt: "",
  });
  expect(wooProductSchema.safeParse({ name: "No id" }).success).toBe(false);
});

test("leaves name and description as they were sent, since listings compare them", () => {
  const sent = { name: " Ring ", description: "<p>Wide.</p>\n" };
  expect(parse(sent)).toMatchObject(sent);
});

test.each([
  [{ manage_stock: true, stock_quantity: 2.7 }, 2],
  [{ manage_stock: true, stock_quantity: -1 }, 0],
  [{ manage_stock: true, stock_quantity: null }, 0],
  [{ manage_stock: false, stock_quantity: 9, stock_status: "instock" }, 1],
  [{ manage_stock: false, stock_status: "outofstock" }, 0],
  [{ manage_stock: false, stock_status: "onbackorder" }, 0],
])("sells of %j %i", (fields, stock) => {
  expect(stockOf(parse(fields))).toBe(stock);
});

test.each([
  ["120.00", 12_000],
  ["120.5000", 12_050],
  ["0", 0],
  ["", null],
  ["12.345", null],
])("a price of %j is %j cents", (price, cents) => {
  expect(priceCentsOf(parse({ price }))).toBe(cents);
});

test.each([
  [{}, true],
  [{ status: "draft" }, false],
  [{ catalog_visibility: "hidden" }, false],
  [{ catalog_visibility: "search" }, true],
])("%j is visible: %j", (fields, visible) => {
  expect(isVisible(parse(fields))).toBe(visible);
});
