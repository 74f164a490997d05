import { formatHundredths } from "#contract/decimals.ts";
import { parsePrice } from "../../parsing/parse-price.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import {
  asText,
  MAX_DEPTH,
  nodesOf,
  type SchemaNode,
  textOf,
  valuesOf,
} from "../schema/schema-node.ts";

export type OfferSummary = {
  cents: number | null;
  currency: string | null;
  stock: number | null;
  notes: string[];
};

type Offer = { cents: number; currency: string | null; note: string | null };

/** The lowest price and the stock over all offers and variants. */
export function readOffers(product: SchemaNode): OfferSummary {
  const bearers = [product, ...nodesOf(product, "hasVariant")];
  const offers = bearers.flatMap((bearer) => offersOf(bearer, 0));
  const prices = offers.flatMap(pricesOf).toSorted((a, b) => a.cents - b.cents);
  const [lowest] = prices;
  const notes: string[] = [];
  const highest = prices.at(-1);
  if (lowest && highest && highest.cents > lowest.cents) {
    const range = `${formatHundredths(lowest.cents)} to ${formatHundredths(highest.cents)}`;
    notes.push(`Its source has prices from ${range}; the lowest was taken.`);
  }
  if (lowest?.note) notes.push(lowest.note);
  if (!lowest) {
    const written = offers.map((offer) => textOf(offer, "price")).find(Boolean);
    if (written) notes.push(`“${truncateQuote(written)}” isn’t a price.`);
  }
  return {
    cents: lowest?.cents ?? null,
    currency: lowest?.currency ?? null,
    stock: readStock(offers),
    notes,
  };
}

/** A product's offers, nested ones included. */
function offersOf(node: SchemaNode, depth: number): SchemaNode[] {
  if (depth > MAX_DEPTH) return [];
  return nodesOf(node, "offers").flatMap((offer) => [offer, ...offersOf(offer, depth + 1)]);
}

/**
 * The offer's own price, its lowPrice, or its first price specification: stores list the sale price
 * first.
 */
function pricesOf(offer: SchemaNode): Offer[] {
  const own = priceIn(offer, offer);
  if (own) return [own];
  for (const specification of nodesOf(offer, "priceSpecification")) {
    const price = priceIn(specification, offer);
    if (price) return [price];
  }
  return [];
}

function priceIn(node: SchemaNode, offer: SchemaNode): Offer | null {
  const [written] = [...valuesOf(node, "lowPrice"), ...valuesOf(node, "price")];
  const price =
    typeof written === "number" ? parsePrice(written) : parsePrice(asText(written) ?? "");
  if (!price) return null;
  const currency =
    textOf(node, "priceCurrency") ?? textOf(offer, "priceCurrency") ?? price.currency;
  return { cents: price.cents, currency: currency?.toUpperCase() ?? null, note: price.note };
}

const IN_STOCK = /(InStock|LimitedAvailability|InStoreOnly|OnlineOnly|MadeToOrder|Reserved)$/i;
const OUT_OF_STOCK = /(OutOfStock|SoldOut|Discontinued|BackOrder|PreOrder|PreSale)$/i;

/** null when unknown. */
function readStock(offers: SchemaNode[]): number | null {
  const levels = offers.flatMap((offer) => nodesOf(offer, "inventoryLevel"));
  const counted = levels.map((level) => Number(textOf(level, "value"))).filter(Number.isInteger);
  if (counted.length > 0) return counted.reduce((sum, count) => sum + Math.max(0, count), 0);
  const stocks = offers.flatMap((offer) => {
    const [availability] = valuesOf(offer, "availability");
    const word = asText(availability)?.replaceAll(/[\s_-]/g, "") ?? "";
    return IN_STOCK.test(word) ? [1] : OUT_OF_STOCK.test(word) ? [0] : [];
  });
  return stocks.length > 0 ? Math.max(...stocks) : null;
}
