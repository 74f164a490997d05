import { expect, test } from "vitest";
import { changedFields, compareVersions, describeField } from "./compare-versions.ts";
import { NEW_PRODUCT } from "./product-form-values.ts";

const base = { ...NEW_PRODUCT, name: "Band", price: "890.00", weight: "6.40", tagIds: [1, 2] };
test("a field that I touched is suggested as mine, one that I did not as theirs", () => {
  const mine = { ...base, price: "900" };
  const theirs = { ...base, name: "Hammered Band", price: "880.00" };
  expect(compareVersions(base, mine, theirs)).toEqual([
    { field: "name", label: "Product Name", suggested: "theirs" },
    { field: "price", label: "Price", suggested: "mine" },
  ]);
});

test("what only looks different is no difference", () => {
  const mine = { ...base, price: "890", weight: "6.4", tagIds: [2, 1], name: "Band " };
  expect(compareVersions(base, mine, base)).toEqual([]);
  expect(changedFields(base, mine)).toEqual([]);
});

test("other pictures, or the same in another order, are a difference", () => {
  const mine = { ...base, images: ["/media/1.jpg", "/media/2.jpg"] };
  const theirs = { ...base, images: ["/media/2.jpg", "/media/1.jpg"] };
  expect(compareVersions(base, mine, theirs)).toMatchObject([{ field: "images" }]);
});

test("values are told in words", () => {
  const names = {
    category: (id: string) => (id === "12" ? "Rings" : undefined),
    tag: () => "Gold",
  };
  const values = { ...base, categoryId: "12", images: ["/media/1.jpg"] };
  const words = (field: Parameters<typeof describeField>[0]) => describeField(field, values, names);
  expect(words("price")).toBe("$890.00");
  expect(words("categoryId")).toBe("Rings");
  expect(words("images")).toBe("1 picture");
  expect(words("tagIds")).toBe("Gold, Gold");
  expect(words("isActive")).toBe("yes");
  expect(words("availability")).toBe("Available");
  expect(words("sku")).toBe("nothing");
});
