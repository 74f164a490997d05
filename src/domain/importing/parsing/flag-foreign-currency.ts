import { formatHundredths } from "#contract/decimals.ts";
import type { SourceItem } from "../source.ts";

export type ReadPiece = Extract<SourceItem, { kind: "piece" }>;

/** ISO 4217. */
export const SHOP_CURRENCY = "USD";

/** Marks a piece priced in another currency than US dollars as doubtful. */
export function flagForeignCurrency(item: ReadPiece, currency: string | null): SourceItem {
  const { priceCents } = item.piece;
  if (!isForeignPrice(priceCents, currency)) return item;
  const reason = `Its price is ${formatHundredths(priceCents)} ${currency}, not US dollars.`;
  return { ...item, kind: "doubtful", reason };
}

/** Whether there is a price, and not in US dollars. */
export function isForeignPrice(cents: number | null, currency: string | null): cents is number {
  return currency !== null && currency !== SHOP_CURRENCY && cents !== null;
}
