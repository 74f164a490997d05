import {
  type FieldsWith,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFieldName,
} from "./product-fields.ts";

/** Fields that product files of every shop have a column for. */
const COMMON_FIELDS = [
  "name",
  "description",
  "price",
  "categoryId",
  "sku",
  "stock",
  "isActive",
  "weight",
] as const satisfies ProductFieldName[];

/** Fields that product files of other shops have no column for (metafields or attributes there), flags last. */
export const EXTRA_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name): name is ExtraField =>
    PRODUCT_FIELDS[name].importedFrom === "every source" &&
    !(COMMON_FIELDS as readonly ProductFieldName[]).includes(name),
).toSorted((a, b) => Number(isFlag(a)) - Number(isFlag(b)));
export type ExtraField = Exclude<
  FieldsWith<{ importedFrom: "every source" }>,
  (typeof COMMON_FIELDS)[number]
>;

function isFlag(name: ProductFieldName): boolean {
  return PRODUCT_FIELDS[name].kind === "flag";
}
