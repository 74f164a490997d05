import { expect, test } from "vitest";
import {
  mapFields,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { newProductSchema, productSchema } from "#contract/catalogue/products.ts";
import { testApp } from "#tests/support/test-app.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";
import { updateProduct } from "./update-product.ts";

/** A value of each kind as the wire shows it. */
const SAMPLES = {
  text: "14k",
  money: "129.50",
  weight: "6.40",
  count: 3,
  flag: true,
  category: 12,
  instant: "2027-01-02T03:04:05.000Z",
  availability: "reserved",
  ringSize: 6.25,
  metals: [{ alloy: "14k-yellow-gold", grams: "4.20" }, { alloy: "sterling-silver" }],
  stones: [{ kind: "sapphire", cut: "round", carats: "1.2", count: 2 }],
};

const sample = (name: ProductFieldName) => SAMPLES[productField(name).kind];

test("stores, changes and shows every declared field", async () => {
  const { shop } = await testApp();
  // Only a piece made to order has a lead time.
  const input = { ...mapFields(PRODUCT_FIELD_NAMES, sample), leadTime: null };
  const { id } = await createProduct(shop, newProductSchema.parse(input), { by: null });
  expect(await getProduct(shop, id, "admin")).toMatchObject(input);
  const empty = await createProduct(shop, newProductSchema.parse({ name: "Plain", price: "1" }), {
    by: null,
  });
  const other = { ...input, sku: "14k-2" };
  const changed = await updateProduct(shop, empty.id, newProductSchema.parse(other), null);
  expect(changed).toMatchObject(other);
  expect(productSchema.parse(changed)).toEqual(changed);
  const state = { availability: "made_to_order", leadTime: sample("leadTime") } as const;
  expect(await updateProduct(shop, id, { ...state, leadTime: "14k" }, null)).toMatchObject(state);
});

test("refuses a text longer than its declared limit", () => {
  for (const name of PRODUCT_FIELD_NAMES) {
    const { kind, maxLength } = productField(name);
    if (kind !== "text") continue;
    expect(maxLength).toBeGreaterThan(0);
    const input = { name: "Ring", price: "1", [name]: "x".repeat((maxLength ?? 0) + 1) };
    expect(newProductSchema.safeParse(input).success).toBe(false);
  }
});
