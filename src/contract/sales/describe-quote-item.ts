import type { QuoteItem } from "./quotes.ts";

type Described = Pick<QuoteItem, "isCustom" | "sku" | "metal" | "ringSize" | "details">;

/** What stands under the name of a line: "FG-RI-0145, 18k white gold, sized to US 5½". */
export const describeQuoteItem = (item: Described): string =>
  [
    item.isCustom ? "Custom work" : item.sku,
    item.metal,
    item.ringSize && `sized to US\u00A0${item.ringSize.replace(/^US\s*/i, "")}`,
    item.details,
  ]
    .filter(Boolean)
    .join(", ");
