import { expect, test } from "vitest";
import { changedFields, compareVersions, describeField } from "./compare-versions.ts";
import { NEW_PRODUCT } from "./product-form-values.ts";

const base = { ...NEW_PRODUCT, name: "Band", price: "890.00", weight: "6.40", tagIds: [1, 2] };
test("preselects my value for fields that I changed and theirs for others", () => {
  const mine = { ...base, price: "900" };
  const theirs = { ...base, name: "Hammered Band", price: "880.00" };
  expect(compareVersions(base, mine, theirs)).toEqual([
    { field: "name", label: "Product Name", suggested: "theirs" },
    { field: "price", label: "Price", suggested: "mine" },
  ]);
});

test("treats equal values in different notations as equal", () => {
  const mine = { ...base, price: "890", weight: "6.4", tagIds: [2, 1], name: "Band " };
  expect(compareVersions(base, mine, base)).toEqual([]);
  expect(changedFields(base, mine)).toEqual([]);
});

test("treats other pictures and another order as a difference", () => {
  const mine = { ...base, images: ["/media/1.jpg", "/media/2.jpg"] };
  const theirs = { ...base, images: ["/media/2.jpg", "/media/1.jpg"] };
  expect(compareVersions(base, mine, theirs)).toMatchObject([{ field: "images" }]);
});

test("formats values as text", () => {
  const names = {
    category: (id: string) => (id === "12" ? "Rings" : undefined),
    tag: () => "Gold",
  };
  const values = { ...base, categoryId: "12", images: ["/media/1.jpg"] };
  const words = (field: Parameters<typeof describeField>[0]) => describeField(field, values, names);
  expect(words("price")).toBe("$890.00");
  expect(words("categoryId")).toBe("Rings");
  expect(words("images")).toBe("1 photo");
  expect(words("tagIds")).toBe("Gold, Gold");
  expect(words("isActive")).toBe("yes");
  expect(words("availability")).toBe("Available");
  expect(words("sku")).toBe("nothing");
});
