import { expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { validateProduct } from "./validate-product.ts";
import {
  NEW_PRODUCT,
  pickFields,
  type ProductFormValues,
  toFormValues,
  toProductInput,
} from "./product-form-values.ts";

const ZONE = "America/New_York";
const band: ProductFormValues = { ...NEW_PRODUCT, name: "Hammered Gold Band", price: "890" };

const stored = productFixture({
  id: 7,
  name: "Hammered Gold Band",
  price: "890.00",
  categoryId: 12,
  sku: "FG-101",
  materials: "18k yellow gold",
  weight: "6.40",
  availability: "reserved",
  reservedFor: "Ruth",
  reservedUntil: "2026-11-29T04:59:59.000Z",
  images: ["https://example.com/band.jpg"],
  tagIds: [3],
  version: 4,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
});

test("starts a new piece as listed with one in stock", () => {
  expect(toProductInput(NEW_PRODUCT, ZONE)).toMatchObject({ stock: 1, isActive: true });
});

test("maps empty category and weight to null and empty stock to 0", () => {
  const input = toProductInput({ ...band, stock: " ", weight: "", categoryId: "" }, ZONE);
  expect(input).toMatchObject({ categoryId: null, stock: 0, weight: null });
  expect(newProductSchema.safeParse(input).success).toBe(true);
});

test("sends typed values unchanged", () => {
  const input = toProductInput({ ...band, categoryId: "12", weight: "6.4", stock: "3" }, ZONE);
  expect(input).toMatchObject({ price: "890", categoryId: 12, weight: "6.4", stock: 3 });
});

test("keeps the meaning of an unchanged piece", () => {
  const {
    version: _version,
    id: _id,
    createdAt: _at,
    updatedAt: _then,
    media: _media,
    ...fields
  } = stored;
  expect(toProductInput(toFormValues(stored, ZONE), ZONE)).toMatchObject({
    ...fields,
    metals: null,
    stones: null,
    length: "",
    width: "",
    chain: "",
    hallmark: "",
    edition: "",
    description: "",
    dimensions: "",
    leadTime: "",
  });
});

test("sends nothing of the states a piece is not in", () => {
  const values = toFormValues(stored, ZONE);
  const input = toProductInput({ ...values, availability: "available", leadTime: "2 weeks" }, ZONE);
  expect(input).toMatchObject({ reservedFor: "", reservedUntil: null, leadTime: "" });
  const order = { ...values, availability: "made_to_order", leadTime: "2 weeks" } as const;
  expect(toProductInput(order, ZONE)).toMatchObject({ reservedFor: "", leadTime: "2 weeks" });
});

test("sends only changed fields", () => {
  const input = toProductInput(toFormValues(stored, ZONE), ZONE);
  expect(pickFields(input, ["price", "images"])).toEqual({
    price: "890.00",
    images: ["https://example.com/band.jpg"],
  });
});

const errorsOf = async (values: ProductFormValues) => {
  const { errors } = await validateProduct(ZONE)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
};

test("requires name and price", async () => {
  expect(await errorsOf({ ...NEW_PRODUCT, name: "  " })).toEqual({
    name: "Product Name is required",
    price: "Price is required",
  });
  expect(await errorsOf(band)).toEqual({});
});

test.each([
  ["price", "12.345", "Price must be a number of at least 0 with at most two decimals"],
  ["price", "-1", "Price must be a number of at least 0 with at most two decimals"],
  ["weight", "1.005", "Weight must be a number of at least 0 with at most two decimals"],
  ["weight", "1000000", "Weight must be at most 999999.99"],
] as const)("reports the contract's rule on %s %s at the field", async (field, value, message) => {
  expect(await errorsOf({ ...band, [field]: value })).toEqual({ [field]: message });
});

test("requires a whole stock of at least 0", async () => {
  expect(Object.keys(await errorsOf({ ...band, stock: "1.5" }))).toEqual(["stock"]);
  expect(Object.keys(await errorsOf({ ...band, stock: "-1" }))).toEqual(["stock"]);
});
