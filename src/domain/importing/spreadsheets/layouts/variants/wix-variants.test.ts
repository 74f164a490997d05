import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const cdn = "https://static.wixstatic.com/media/";
const media = (letter: string) => `${letter.repeat(6)}_${letter.repeat(32)}~mv2.jpg`;
const pictures = (...urls: string[]) => urls.map((url) => ({ url, alt: "" }));

const WIX = {
  name: "name",
  description: "description",
  productImageUrl: "images",
  sku: "sku",
  price: "price",
  visible: "active",
  inventory: "stock",
  weight: "weight",
} as const;

test("makes one piece of Wix's product and its variants, whose surcharges count", async () => {
  const csv = [
    "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2",
    `band,Product,Band,<p>Plain.</p>,${media("a")};${media("b")},Rings,,,80.00,,true,PERCENT,0,,,,Ring size,DROP_DOWN,6;7;8,Metal,COLOR,"rgb(163,212,255):Silver;#FFD700:Gold"`,
    `pin,Product,Pin,,${media("c")},,P-1,,40,,true,PERCENT,0,4,,,Length,DROP_DOWN,4 cm;6 cm,,,`,
    "band,Variant,,,,,B-6,,,0,true,,,1,6,,,,6,,,Silver",
    `band,Variant,,,${media("b")},,B-7,,,12.50,true,,,2,,,,,7,,,#FFD700:Gold`,
    "band,Variant,,,,,B-8,,,-5,false,,,3,,,,,8,,,Silver",
    "lost,Variant,,,,,L-1,,,0,true,,,1,,,,,8,,,",
    "solo,Product,Solo,,,,S-1,,9.90,,,,,,,,,,,,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, WIX, { weightUnit: "g" });
  expect(pieces).toEqual({
    "2,4,5,6": expect.objectContaining({
      name: "Band",
      sku: "B-6",
      priceCents: 8000,
      stock: 3,
      isActive: true,
      weightCentigrams: 600,
      description: "Plain.\n\nRing size: 6, 7\nMetal: Silver, Gold",
      materials: "Silver, Gold",
      pictures: pictures(cdn + media("a"), cdn + media("b")),
      notes: [
        "1 variant is disabled at the source and left out.",
        "It has 2 variants (Ring size: 6, 7; Metal: Silver, Gold) and is one piece here; of prices from 80.00 to 92.50 the lowest was taken.",
        "Ring size, Metal: listed in its description; Metal also in its materials.",
        "Left out, since a piece has one SKU: B-7.",
      ],
    }),
    // Without rows of variants, the choices of the product are all there is.
    "3": expect.objectContaining({
      sku: "P-1",
      priceCents: 4000,
      stock: 4,
      description: "Length: 4 cm, 6 cm",
      notes: ["Length: listed in its description."],
    }),
    "7": "It is a variant of “lost”, which is not in this file.",
    "8": { name: "Solo", sku: "S-1", priceCents: 990 },
  });
});

test("reads Wix's newer rows, with a price for each variant and pictures of their own", async () => {
  const csv = [
    "handle,fieldType,name,visible,plainDescription,media,price,strikethroughPrice,inventory,sku,productOptionName1,productOptionType1,productOptionChoices1",
    "hoop,PRODUCT,Hoop,TRUE,Round.,,60,,,,Size,TEXT_CHOICES,Small;Large",
    "hoop,VARIANT,,,,,55,70,1,H-S,Size,TEXT_CHOICES,Small",
    "hoop,VARIANT,,,,,6O,,x,H-L,Size,TEXT_CHOICES,Large",
    "hoop,MEDIA,,,,https://a.example/1.jpg,,,,,,,",
    "hoop,MEDIA,,,,https://a.example/2.jpg,,,,,,,",
    "hoop,PRODUCT,Hoop again,,,,10,,,,,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv, {
    name: "name",
    plainDescription: "description",
    media: "images",
    price: "price",
    strikethroughPrice: "formerPrice",
    inventory: "stock",
    sku: "sku",
  });
  expect(pieces).toEqual({
    "2,3,4,5,6": {
      name: "Hoop",
      sku: "H-S",
      description: "Round.\n\nSize: Small, Large",
      priceCents: 5500,
      stock: 1,
      pictures: pictures("https://a.example/1.jpg", "https://a.example/2.jpg"),
      notes: [
        "The price “6O” couldn’t be read and was left out.",
        "The stock “x” couldn’t be read and was left out.",
        "It has 2 variants (Size: Small, Large) and is one piece here; of prices from 55.00 to 60.00 the lowest was taken.",
        "Size: listed in its description.",
        "Left out, since a piece has one SKU: H-L.",
      ],
    },
    "7": { name: "Hoop again", priceCents: 1000 },
  });
});
