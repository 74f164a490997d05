import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { writeMetaFeed } from "./write-csv-feed.ts";
import { writeGoogleFeed } from "./write-google-feed.ts";

async function textOf(feed: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const part of feed) text += part;
  return text;
}

async function filledShop() {
  const shop = await testShop();
  const piece = {
    name: "Ember",
    price: "40",
    stock: 1,
    images: ["https://pictures.example/a.jpg"],
    weight: "6.40",
    metals: "18k yellow gold 4.25 g; sterling silver",
    stones: "2 × oval blue sapphire, 1.2 ct, heated",
    ringSize: "6¼",
    ringSizeTo: "8½",
    width: "5.6 mm",
    hallmark: "18K & “F”",
  };
  await createProduct(shop, newProductSchema.parse(piece), { by: null });
  return shop;
}

const DETAILS = [
  ["Metal", "18k yellow gold 4.25 g; sterling silver"],
  ["Stones", "2 × oval blue sapphire, 1.2 ct, heated"],
  ["Resizable up to", "US 8½"],
  ["Width", "5.6 mm"],
  ["Hallmark", "18K & “F”"],
];

test("Google's feed states material, size, weight, and the other facts as product details", async () => {
  const $ = load(await textOf(writeGoogleFeed(await filledShop())), { xml: true });
  const field = (name: string) => $(`g\\:${name}`).text();
  expect(field("material")).toBe("18k yellow gold/sterling silver/blue sapphire");
  expect([field("size"), field("size_system"), field("product_weight")]).toEqual([
    "6¼",
    "US",
    "6.40 g",
  ]);
  const details = $("g\\:product_detail")
    .toArray()
    .map((detail) => [
      $(detail).find("g\\:attribute_name").text(),
      $(detail).find("g\\:attribute_value").text(),
    ]);
  expect(details).toEqual(DETAILS);
});

test("Meta's feed states the same in its columns", async () => {
  const text = await textOf(writeMetaFeed(await filledShop()));
  const [row] = parse(text, { columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({
    material: "18k yellow gold, sterling silver, blue sapphire",
    size: "US 6¼",
    product_detail: DETAILS.map(([name, value]) => `${name}: ${value}`).join("; "),
  });
});
