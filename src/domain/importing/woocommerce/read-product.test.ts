import { expect, test } from "vitest";
import { wooProductSchema } from "../../channels/woocommerce/product-schema.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { summarizeVariations } from "./read-product.ts";
import { wooVariationSchema } from "./variation-schema.ts";

const sizes = [
  { name: "Ring size", variation: true, options: ["6", "7"] },
  { name: "Gold", variation: true, options: ["14k"] },
  { name: "Maker", variation: false, options: ["Ada"] },
];

const PLACES = "Ring size, Gold: listed in its description.";

/** The summary of variations of a product, each with the given fields alone. */
function summarize(variations: object[], attributes: object[] = sizes) {
  const product = wooProductSchema.parse(wooProduct(1, { attributes }));
  return summarizeVariations(
    product,
    variations.map((fields) => wooVariationSchema.parse({ status: "publish", ...fields })),
  );
}

test("takes price and weight of the cheapest variation, and names the range", () => {
  expect(
    summarize([
      { price: "150.00", weight: "9" },
      { price: "", weight: "1" },
      { price: "120.00", weight: "7" },
    ]),
  ).toEqual({
    priceCents: 12_000,
    weight: "7",
    stock: null,
    images: [],
    options: [
      { name: "Ring size", values: ["6", "7"] },
      { name: "Gold", values: ["14k"] },
    ],
    notes: [
      "It has 3 variations (Ring size: 6, 7; Gold: 14k) and is one piece here; of prices from 120.00 to 150.00 the lowest was taken.",
      PLACES,
    ],
  });
});

test("names no range of equal prices, and no kinds where there are none", () => {
  const same = [{ price: "90" }, { price: "90" }];
  expect(summarize(same, []).notes).toEqual(["It has 2 variations and is one piece here."]);
});

test("says of a single variation where its options are, and nothing without options", () => {
  expect(summarize([{ price: "90" }]).notes).toEqual([PLACES]);
  expect(summarize([{ price: "90" }], []).notes).toEqual([]);
  expect(summarize([], [])).toEqual({
    priceCents: null,
    weight: "",
    stock: null,
    images: [],
    options: [],
    notes: [],
  });
});

test.each(["private", "draft", "pending"])("leaves %s variations out", (status) => {
  const image = { src: "https://old-shop.example/hidden.jpg" };
  const hidden = { status, price: "10", manage_stock: true, stock_quantity: 5, image };
  expect(summarize([hidden, { price: "90" }])).toMatchObject({
    priceCents: 9000,
    stock: null,
    images: [],
    notes: [PLACES],
  });
});

const tracked = (stock_quantity: number | null) => ({ manage_stock: true, stock_quantity });

test("adds up the stock of variations that track it, a negative one as none", () => {
  expect(summarize([tracked(2), tracked(3), tracked(-4), tracked(null)]).stock).toBe(5);
  expect(summarize([tracked(2), { manage_stock: "parent", stock_quantity: 7 }]).stock).toBe(2);
  expect(summarize([{ manage_stock: "parent", stock_quantity: 7 }]).stock).toBeNull();
});

const image = (name: string) => ({ image: { src: name, alt: "" } });

test("takes the pictures of all variations in their order", () => {
  const { images } = summarize([image("b.jpg"), { image: null }, image("a.jpg")]);
  expect(images.map(({ src }) => src)).toEqual(["b.jpg", "a.jpg"]);
});
