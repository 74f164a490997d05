import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const pictures = (...urls: string[]) => urls.map((url) => ({ url, alt: "" }));

test("makes one piece of Squarespace's rows without a title and the product above them", async () => {
  const header =
    "Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs";
  const csv = [
    header,
    "p1,v1,PHYSICAL,shop,band,Band,<p>Plain.</p>,SQ1,Size,6,Metal,Gold,90.00,0.00,No,2,/rings,,0.0,0,0,0,Yes,https://a.example/1.jpg https://a.example/2.jpg",
    ",v2,,,,,,SQ2,Size,7,Metal,gold,80.00,,No,1,,,,,,,,",
    "p1,v3,,,,,,SQ3,,8,,Silver,,,No,Unlimited,,,,,,,,",
    ",,PHYSICAL,shop,pin,Pin,,SQ4,,,,,40.00,,No,3,,,,,,,Yes,",
    ",,PHYSICAL,shop,ash,Ash,,SQ5,Size,S,,,41,,No,,,,,,,,Yes,",
    ",,,,,,,SQ6,,M,,,41,,No,,,,,,,,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, {
    Title: "name",
    Description: "description",
    SKU: "sku",
    Price: "price",
    Stock: "stock",
    Visible: "active",
    "Hosted Image URLs": "images",
  });
  expect(pieces).toEqual({
    "2,3,4": {
      name: "Band",
      sku: "SQ1",
      description: "Plain.\n\nSize: 6, 7, 8\nMetal: Gold, Silver",
      materials: "Gold, Silver",
      priceCents: 8000,
      stock: 3,
      isActive: true,
      pictures: pictures("https://a.example/1.jpg", "https://a.example/2.jpg"),
      notes: [
        "It has 3 variants (Size: 6, 7, 8; Metal: Gold, Silver) and is one piece here; of prices from 80.00 to 90.00 the lowest was taken.",
        "Size, Metal: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: SQ2, SQ3.",
      ],
    },
    "5": { name: "Pin", sku: "SQ4", priceCents: 4000, stock: 3, isActive: true },
    "6,7": expect.objectContaining({
      name: "Ash",
      priceCents: 4100,
      description: "Size: S, M",
      notes: [
        "It has 2 variants (Size: S, M) and is one piece here.",
        "Size: listed in its description.",
        "Left out, since a piece has one SKU: SQ6.",
      ],
    }),
  });
});

const MAGENTO = {
  sku: "sku",
  name: "name",
  price: "price",
  special_price: "salePrice",
  product_online: "active",
  base_image: "images",
  additional_images: "images",
  qty: "stock",
} as const;

test("makes one piece of Magento's configurable product and its simple ones, wherever they are", async () => {
  const csv = [
    "sku,store_view_code,product_type,name,price,special_price,product_online,base_image,additional_images,qty,configurable_variations,configurable_variation_labels",
    "band-6,,simple,Band-6,90.00,,1,https://a.example/6.jpg,,2,,",
    "pin,,simple,Pin,40,,1,,,1,,",
    "band-7,,simple,Band-7,95.00,70.00,1,https://a.example/7.jpg,,3,,",
    "BAND-8,,simple,Band-8,60.00,,0,https://a.example/8.jpg,,9,,",
    'band,,configurable,Band,,,1,https://a.example/a.jpg,"https://a.example/6.jpg,https://a.example/b.jpg",0,"sku=band-6,ring_size=6, wide,metal=Gold|sku=band-7,ring_size=7,metal=Silver|sku=band-8,ring_size=8,metal=Iron|sku=gone,ring_size=9,metal=Tin","ring_size=Ring size,metal=Metal"',
    "band,de,configurable,Reif,,,,,,,,",
    'far,,configurable,Far,55,,1,,,,"sku=away,size=S|sku=away-2,size=M",size=Size',
    "pin,,simple,Other pin,41,,1,,,1,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, MAGENTO);
  expect(pieces).toEqual({
    "2,4,5,6,7": {
      name: "Band",
      sku: "band",
      priceCents: 7000,
      stock: 5,
      isActive: true,
      description: "Ring size: 6, wide, 7\nMetal: Gold, Silver",
      materials: "Gold, Silver",
      pictures: pictures(
        "https://a.example/a.jpg",
        "https://a.example/6.jpg",
        "https://a.example/b.jpg",
        "https://a.example/7.jpg",
      ),
      notes: [
        "Row 7 is about it in the store view “de” and was left out.",
        "1 variant is disabled at the source and left out.",
        "It has 2 variants (Ring size: 6, wide, 7; Metal: Gold, Silver) and is one piece here; of prices from 70.00 to 90.00 the lowest was taken.",
        "Ring size, Metal: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: band-6, band-7.",
      ],
    },
    "3": expect.objectContaining({ name: "Pin", priceCents: 4000 }),
    "9": expect.objectContaining({ name: "Other pin", priceCents: 4100 }),
    "8": expect.objectContaining({
      name: "Far",
      priceCents: 5500,
      description: "Size: S, M",
      notes: ["Size: listed in its description."],
    }),
  });
});

test("reads Magento's rows of another store view as they are when there are no others", async () => {
  const csv = [
    "sku,store_view_code,product_type,name,price,configurable_variations",
    "a,de,simple,Ring,10,",
    "b,de,simple,Nadel,11,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, { name: "name", price: "price", sku: "sku" });
  expect(Object.keys(pieces)).toEqual(["2", "3"]);
  expect(pieces["2"]).toEqual({ name: "Ring", sku: "a", priceCents: 1000 });
});

test("makes one piece of PrestaShop's product and its combinations, with their impact on the price", async () => {
  const csv = [
    "Product ID;Name;Price tax included;Quantity;Reference;Image URLs (x,y,z...);Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price",
    "12;Band;80,00;0;B;https://a.example/1.jpg;;;",
    "12;;;2;B-6;https://a.example/2.jpg;Size:select:0, Metal:color:1;6:0, Gold:1;-5,50",
    "12;;;1;B-7;https://a.example/1.jpg;Size:select:0, Metal:color:1;7:0, Silver:1;10",
    "13;Pin;40;1;P;;;;",
    "14;;;1;L-1;;Size:select:0;S:0;0",
    // Exporters of others repeat the product in each row.
    "15;Ash;50;1;A-1;;Size:select:0;S:0;0",
    "15;Ash;50;1;A-2;;Size:select:0;M:0;3",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, {
    Name: "name",
    "Price tax included": "price",
    Quantity: "stock",
    Reference: "sku",
    "Image URLs (x,y,z...)": "images",
  });
  expect(pieces).toEqual({
    "2,3,4": {
      name: "Band",
      sku: "B",
      priceCents: 7450,
      stock: 3,
      description: "Size: 6, 7\nMetal: Gold, Silver",
      materials: "Gold, Silver",
      pictures: pictures("https://a.example/1.jpg", "https://a.example/2.jpg"),
      notes: [
        "It has 2 combinations (Size: 6, 7; Metal: Gold, Silver) and is one piece here; of prices from 74.50 to 90.00 the lowest was taken.",
        "Size, Metal: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: B-6, B-7.",
      ],
    },
    "5": { name: "Pin", sku: "P", priceCents: 4000, stock: 1 },
    "6": "There is no name.",
    "7,8": expect.objectContaining({ name: "Ash", sku: "A-1", priceCents: 5000, stock: 2 }),
  });
});
