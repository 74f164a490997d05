import {
  type Availability,
  type KindOf,
  mapFields,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { parseCount } from "#contract/typed-numbers.ts";
import { dayInTimeZone, endOfDay } from "#contract/end-of-day.ts";

type FormValue<Name extends ProductFieldName> = {
  text: string;
  money: string;
  weight: string;
  count: string;
  flag: boolean;
  category: string;
  /** The last day, "2026-11-28". */
  instant: string;
  availability: Availability;
  /** As people write it, "6½". */
  ringSize: string;
  /** As people write them, "18k yellow gold 4.2 g; sterling silver". */
  metals: string;
  stones: string;
}[KindOf<Name>];

/** The form values of a piece: numbers as typed, dates as the date input gives them. */
export type ProductFormValues = { [Name in ProductFieldName]: FormValue<Name> } & {
  images: string[];
  tagIds: number[];
  /** What was said of the piece in one sentence, from which fields are filled in. */
  sentence: string;
};

/** What a new piece may begin with: the name that was searched for, and the category of the last one. */
export type NewPieceValues = Partial<Pick<ProductFormValues, "name" | "categoryId">>;

/** What is stored: not the sentence. */
export type ProductField = Exclude<keyof ProductFormValues, "sentence">;

/** A new piece is in stock and listed. */
export const NEW_PRODUCT: ProductFormValues = {
  ...(mapFields(PRODUCT_FIELD_NAMES, toBlank) as ProductFormValues),
  stock: "1",
  isActive: true,
  availability: "available",
  images: [],
  tagIds: [],
  sentence: "",
};

function toBlank(name: ProductFieldName): string | boolean {
  return productField(name).kind === "flag" ? false : "";
}

export function toFormValues(product: Product, timeZone: string): ProductFormValues {
  const fields = mapFields(PRODUCT_FIELD_NAMES, (name) => {
    if (name === "metals" || name === "stones") return formatList(name, product) ?? "";
    const value = product[name];
    if (typeof value === "boolean") return value;
    if (productField(name).kind === "ringSize" && value !== null) {
      return formatRingSize(Number(value));
    }
    if (productField(name).kind === "instant" && value !== null) {
      return dayInTimeZone(String(value), timeZone);
    }
    return String(value ?? "");
  });
  const { images, tagIds } = product;
  return { ...(fields as ProductFormValues), images, tagIds, sentence: "" };
}

export type ProductInput = Record<ProductField, unknown>;

/** The request body: empty fields are null, an empty stock is 0, prices and weights stay as typed. */
export function toProductInput(values: ProductFormValues, timeZone: string): ProductInput {
  const own = withoutOtherStates(values);
  const fields = mapFields(PRODUCT_FIELD_NAMES, (name) => {
    const value = own[name];
    const text = String(value).trim();
    switch (productField(name).kind) {
      case "money":
        return text;
      case "weight":
      case "ringSize":
      case "metals":
      case "stones":
        return text || null;
      case "count":
        return text === "" ? 0 : (parseCount(text) ?? Number.NaN);
      case "category":
        return text ? Number(text) : null;
      case "instant":
        return text ? endOfDay(text, timeZone) : null;
      default:
        return value;
    }
  });
  return { ...fields, images: values.images, tagIds: values.tagIds };
}

/** Only a reserved piece has a name and a date, only one made to order a lead time. */
function withoutOtherStates(values: ProductFormValues): ProductFormValues {
  const { availability } = values;
  return {
    ...values,
    ...(availability !== "reserved" && { reservedFor: "", reservedUntil: "" }),
    ...(availability !== "made_to_order" && { leadTime: "" }),
  };
}

/** Only these fields. Unchanged ones are not sent, so that changes made elsewhere stay. */
export function pickFields(input: ProductInput, fields: ProductField[]): Partial<ProductInput> {
  return Object.fromEntries(fields.map((field) => [field, input[field]]));
}
