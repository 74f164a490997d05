import { countOf } from "#contract/count-of.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCentigrams, parseCents, parseCount } from "#contract/typed-numbers.ts";
import {
  mapFields,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { STATE_LABELS } from "#contract/catalogue/piece-states.ts";
import type { ProductField, ProductFormValues } from "./product-form-values.ts";

export const formLabel = (name: ProductFieldName): string => {
  const { label, formLabel } = productField(name);
  return formLabel ?? label;
};

export const FIELD_LABELS: Record<ProductField, string> = {
  images: "Photos",
  ...mapFields(PRODUCT_FIELD_NAMES, formLabel),
  tagIds: "Tags",
};

export type Difference = {
  field: ProductField;
  label: string;
  /** The preselected version: the one that changed the field. */
  suggested: "mine" | "theirs";
};

/**
 * The fields in which two versions of a piece differ.
 * @param base the version both are based on
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

/** Numbers are the same however they are written. */
const NUMBERS: Partial<Record<string, (typed: string) => number | undefined>> = {
  money: parseCents,
  weight: parseCentigrams,
  count: parseCount,
};

/** Compares numbers by their value and pictures by URL. */
function sense(field: ProductField, values: ProductFormValues): string {
  if (field === "images") return values.images.join("\n");
  if (field === "tagIds") return values.tagIds.toSorted((a, b) => a - b).join(",");
  const value = values[field];
  const text = String(value).trim();
  return String(NUMBERS[productField(field).kind]?.(text) ?? text);
}

/** A field's value as text for the conflict dialog. */
export function describeField(
  field: ProductField,
  values: ProductFormValues,
  names: { category: (id: string) => string | undefined; tag: (id: number) => string | undefined },
): string {
  switch (field) {
    case "images":
      return countOf(values.images.length, "photo");
    case "tagIds":
      return values.tagIds.map((id) => names.tag(id) ?? `tag ${id}`).join(", ") || "nothing";
    default:
      return describeValue(field, values, names) || "nothing";
  }
}

function describeValue(
  name: ProductFieldName,
  values: ProductFormValues,
  names: { category: (id: string) => string | undefined },
): string | undefined {
  const value = String(values[name]);
  switch (productField(name).kind) {
    case "category":
      return names.category(value);
    case "flag":
      return values[name] ? "yes" : "no";
    case "availability":
      return STATE_LABELS[values.availability];
    case "money":
      return describeAmount(parseCents(value));
    default:
      return value;
  }
}

const describeAmount = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatPrice(formatHundredths(cents));
