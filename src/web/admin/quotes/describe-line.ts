import type { Quote } from "#contract/sales/quotes.ts";
import type { QuoteLine } from "./quote-form.ts";

/** A line as the customer reads it: SKU and metal of a piece are known once the draft is saved. */
export function describeLine(line: QuoteLine, saved: Quote | null) {
  const stored = line.isCustom
    ? undefined
    : saved?.items.find(({ productId }) => productId === line.productId);
  const { isCustom, title, quantity, price } = line;
  return {
    isCustom,
    title: title || "Custom work",
    sku: line.sku ?? stored?.sku ?? null,
    metal: line.metal || stored?.metal || null,
    ringSize: line.ringSize || null,
    details: line.details || null,
    quantity,
    price,
  };
}
