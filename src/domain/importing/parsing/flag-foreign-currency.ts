import { formatHundredths } from "#contract/decimals.ts";
import type { SourceItem } from "../source.ts";

type Read = Extract<SourceItem, { kind: "piece" }>;

/** Marks a piece priced in another currency than US dollars as doubtful. */
export function flagForeignCurrency(item: Read, currency: string | null): SourceItem {
  const { priceCents } = item.piece;
  if (currency === null || currency === "USD" || priceCents === null) return item;
  const reason = `Its price is ${formatHundredths(priceCents)} ${currency}, not US dollars.`;
  return { ...item, kind: "doubtful", reason };
}
