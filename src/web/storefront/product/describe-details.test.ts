import { expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import { describeRingSize, describeUsSize } from "./describe-ring-size.ts";
import { describeDetails } from "./describe-details.ts";

test("lists what is known of a piece in order, and nothing else", () => {
  const facts = {
    sku: "R-1",
    materials: "14k gold",
    weight: "6.40",
    hallmark: "14K",
    edition: "3 of 12",
  };
  expect(describeDetails(productFixture({ ...facts, length: "18 inches" }))).toEqual([
    { label: "SKU", value: "R-1" },
    { label: "Materials", value: "14k gold" },
    { label: "Weight", value: "6.4\u00A0g" },
    { label: "Length", value: "18 inches" },
    { label: "Hallmark", value: "14K" },
    { label: "Edition", value: "3 of 12" },
  ]);
  expect(describeDetails(productFixture())).toEqual([]);
});

test("shows metals and stones first, and the materials where these leave something unsaid", () => {
  const materials = "gold with a sapphire";
  const metals = [{ alloy: "18k-yellow-gold", grams: "4.20" }, { alloy: "platinum-900" }];
  const stones = [{ kind: "sapphire", carats: "1.2", count: 2 }];
  const metal = { label: "Metal", value: "18k yellow gold 4.2 g; platinum 900" };
  expect(describeDetails(productFixture({ materials, metals }))).toEqual([
    metal,
    { label: "Materials", value: materials },
  ]);
  expect(describeDetails(productFixture({ materials, metals, stones }))).toEqual([
    metal,
    { label: "Stones", value: "2\u00A0×\u00A0sapphire, 1.2 ct" },
  ]);
});

test("describes a ring size by the US size alone where columns are narrow", () => {
  const piece = productFixture({ ringSize: 6.5, ringSizeFrom: 5, ringSizeTo: 8 });
  expect(describeRingSize(piece, describeUsSize)).toBe("US\u00A06½, resizable from US 5 to 8");
  expect(describeRingSize(productFixture(), describeUsSize)).toBeNull();
});

test.each([
  [{ ringSize: 6.5 }, "US 6½ · UK M½ · EU 53.1 · Japan 13"],
  [{ ringSize: 0.5 }, "US ½ · UK A½ · EU 37.8"],
  [
    { ringSize: 7, ringSizeFrom: 5, ringSizeTo: 8.25 },
    "US 7 · UK N½ · EU 54.4 · Japan 14, resizable from US 5 to 8¼",
  ],
  [{ ringSizeFrom: 8, ringSizeTo: 5 }, "resizable from US 5 to 8"],
  [{ ringSizeTo: 8 }, "resizable to US 8"],
  [{ ringSizeFrom: 5 }, "resizable from US 5"],
])("describes the ring size of %j", (fields, value) => {
  const [size] = describeDetails(productFixture(fields));
  expect({ ...size, value: size?.value.replaceAll("\u00A0", " ") }).toEqual({
    label: "Ring size",
    value,
  });
});
