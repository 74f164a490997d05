import { formatPrice } from "#contract/decimals.ts";
import type { Availability } from "#contract/products.ts";
import type { ProductField, ProductFormValues } from "./product-form-values.ts";

export const FIELD_LABELS: Record<ProductField, string> = {
  images: "Pictures",
  name: "Product Name",
  price: "Price",
  categoryId: "Category",
  description: "Description",
  materials: "Materials",
  weight: "Weight",
  dimensions: "Dimensions",
  sku: "SKU",
  stock: "Stock",
  tagIds: "Tags",
  isActive: "Listed in the shop",
  isCustomDesign: "Custom Design",
  availability: "Availability",
  reservedFor: "Reserved for",
  reservedUntil: "Reserved until",
  leadTime: "Lead time",
};

export const AVAILABILITY_LABELS: Record<Availability, string> = {
  available: "Available",
  reserved: "Reserved",
  made_to_order: "Made to order",
  sold: "Sold",
};

export type Difference = {
  field: ProductField;
  label: string;
  /** Whose is taken unless somebody chooses: who touched a field means it. */
  suggested: "mine" | "theirs";
};

/**
 * Where two versions of a piece differ.
 * @param base what both began with
 */
export function compareVersions(
  base: ProductFormValues,
  mine: ProductFormValues,
  theirs: ProductFormValues,
): Difference[] {
  const fields = Object.keys(FIELD_LABELS) as ProductField[];
  return fields
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({
      field,
      label: FIELD_LABELS[field],
      suggested: isSame(field, base, mine) ? "theirs" : "mine",
    }));
}

export const changedFields = (base: ProductFormValues, now: ProductFormValues): ProductField[] =>
  (Object.keys(FIELD_LABELS) as ProductField[]).filter((field) => !isSame(field, base, now));

function isSame(field: ProductField, one: ProductFormValues, other: ProductFormValues): boolean {
  return sense(field, one) === sense(field, other);
}

/** "890" and "890.00" are the same price, and a picture is its address. */
function sense(field: ProductField, values: ProductFormValues): string {
  if (field === "images") return values.images.join("\n");
  if (field === "tagIds") return values.tagIds.toSorted((a, b) => a - b).join(",");
  const value = values[field];
  const isNumber = field === "price" || field === "weight" || field === "stock";
  return isNumber && value !== "" ? String(Number(value)) : String(value).trim();
}

/** A field's value in words, for those who choose between two. */
export function describeField(
  field: ProductField,
  values: ProductFormValues,
  names: { category: (id: string) => string | undefined; tag: (id: number) => string | undefined },
): string {
  const nothing = "nothing";
  switch (field) {
    case "images": {
      const count = values.images.length;
      return count === 1 ? "1 picture" : `${count} pictures`;
    }
    case "tagIds":
      return values.tagIds.map((id) => names.tag(id) ?? `tag ${id}`).join(", ") || nothing;
    case "categoryId":
      return names.category(values.categoryId) ?? nothing;
    case "isActive":
    case "isCustomDesign":
      return values[field] ? "yes" : "no";
    case "availability":
      return AVAILABILITY_LABELS[values.availability];
    case "price":
      return values.price && !Number.isNaN(Number(values.price))
        ? formatPrice(values.price)
        : nothing;
    default:
      return values[field] || nothing;
  }
}
