import { formatList } from "#contract/catalogue/format-fact.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";

/** Fields that follow each other: an undo restores all of them. */
const STATE = ["isActive", "availability", "stock", "reservedFor", "reservedUntil", "leadTime"];

/** The change that takes a change back: the fields it touches as they were, prices in cents. */
export function toEarlierFields(before: Product, change: ProductChange): ProductChange {
  const touched = Object.keys(change);
  const isState = touched.some((name) => STATE.includes(name) && name !== "isActive");
  const names = new Set([...touched, ...(isState ? STATE : [])]);
  return Object.fromEntries([...names].map((name) => [name, toInput(name, before)]));
}

function toInput(name: string, before: Product): unknown {
  if (name === "price") return parseHundredths(before.price);
  if (name === "metals" || name === "stones") return formatList(name, before);
  return before[name as keyof Product];
}
