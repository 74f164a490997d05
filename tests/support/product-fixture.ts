import {
  mapFields,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
} from "#contract/catalogue/product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";

const BLANK = {
  text: null,
  money: "129.00",
  weight: null,
  count: 1,
  flag: false,
  category: null,
  instant: null,
  availability: "available",
  ringSize: null,
  metals: [],
  stones: [],
};

/** A listed piece with the given fields; the others are blank. */
export const productFixture = (fields: Partial<Product> = {}): Product => ({
  ...(mapFields(
    PRODUCT_FIELD_NAMES,
    (name) => BLANK[PRODUCT_FIELDS[name].kind],
  ) as unknown as Product),
  id: 12,
  name: "Ring",
  isActive: true,
  images: [],
  media: [],
  tagIds: [],
  version: 1,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-02T09:00:00.000Z",
  ...fields,
});
