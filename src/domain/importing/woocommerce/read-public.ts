import { z } from "zod";
import { flagForeignCurrency } from "../parsing/flag-foreign-currency.ts";
import type { SourceItem } from "../source.ts";
import { readStoreProduct, storeProductSchema } from "./read-store-product.ts";

/** A product of the public Store API. */
export function readPublic(item: unknown): SourceItem {
  const { data: product, error } = storeProductSchema.safeParse(item);
  if (error || !product.name) return refuse(item, "It has no name.");
  const { piece, currency } = readStoreProduct(product);
  return flagForeignCurrency({ kind: "piece", where: `product ${product.id}`, piece }, currency);
}

const shape = z.object({ id: z.unknown(), name: z.string().catch("") });

/** An item that is left out, with what it says of itself. */
export function refuse(item: unknown, reason: string): SourceItem {
  const { id, name = "" } = shape.safeParse(item).data ?? {};
  const known = typeof id === "number" || typeof id === "string";
  return {
    kind: "refused",
    where: known ? `product ${id}` : "a product without an id",
    name,
    reason: known ? reason : "It cannot be read: it has no id.",
  };
}
