import type { ProductChange } from "#contract/products.ts";

/** What the database calls otherwise than the verbs. */
const NAMES: Partial<Record<string, keyof ProductChange>> = {
  priceCents: "price",
  weightCentigrams: "weight",
};

/** A column and its value as the verbs take them. */
export const verbField = (column: string, value: unknown): ProductChange => ({
  [NAMES[column] ?? column]: value,
});
