import type { Availability, Product } from "#contract/products.ts";
import { dayInTimeZone, endOfDay } from "./end-of-day.ts";

/** A piece as its form holds it: numbers as they are typed, the date as its field gives it. */
export type ProductFormValues = {
  name: string;
  description: string;
  price: string;
  categoryId: string;
  sku: string;
  stock: string;
  isCustomDesign: boolean;
  isActive: boolean;
  materials: string;
  weight: string;
  dimensions: string;
  availability: Availability;
  reservedFor: string;
  /** The last day, "2026-11-28". */
  reservedUntil: string;
  leadTime: string;
  images: string[];
  tagIds: number[];
};

export type ProductField = keyof ProductFormValues;

/** A new piece: one of it is there, and it is shown as soon as it is saved. */
export const NEW_PRODUCT: ProductFormValues = {
  name: "",
  description: "",
  price: "",
  categoryId: "",
  sku: "",
  stock: "1",
  isCustomDesign: false,
  isActive: true,
  materials: "",
  weight: "",
  dimensions: "",
  availability: "available",
  reservedFor: "",
  reservedUntil: "",
  leadTime: "",
  images: [],
  tagIds: [],
};

export function toFormValues(product: Product, timeZone: string): ProductFormValues {
  return {
    name: product.name,
    description: product.description ?? "",
    price: product.price,
    categoryId: product.categoryId === null ? "" : String(product.categoryId),
    sku: product.sku ?? "",
    stock: String(product.stock),
    isCustomDesign: product.isCustomDesign,
    isActive: product.isActive,
    materials: product.materials ?? "",
    weight: product.weight ?? "",
    dimensions: product.dimensions ?? "",
    availability: product.availability,
    reservedFor: product.reservedFor ?? "",
    reservedUntil: product.reservedUntil ? dayInTimeZone(product.reservedUntil, timeZone) : "",
    leadTime: product.leadTime ?? "",
    images: product.images,
    tagIds: product.tagIds,
  };
}

/** What the shop takes: no category is null, no stock 0, no weight null. Prices and weights stay as typed. */
export function toProductInput(values: ProductFormValues, timeZone: string) {
  return {
    ...values,
    price: values.price.trim(),
    categoryId: values.categoryId === "" ? null : Number(values.categoryId),
    stock: values.stock.trim() === "" ? 0 : Number(values.stock),
    weight: values.weight.trim() === "" ? null : values.weight.trim(),
    reservedUntil: values.reservedUntil === "" ? null : endOfDay(values.reservedUntil, timeZone),
  };
}

export type ProductInput = ReturnType<typeof toProductInput>;

/** Only these fields: what was not touched is not sent, so that nobody else's change is lost to it. */
export function pickFields(input: ProductInput, fields: ProductField[]): Partial<ProductInput> {
  return Object.fromEntries(fields.map((field) => [field, input[field]]));
}
