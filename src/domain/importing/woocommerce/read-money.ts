import { parseDecimalAmount, parsePrice } from "../parsing/parse-price.ts";
import type { WooProduct } from "../../channels/woocommerce/product-schema.ts";

type ProductPrices = Pick<WooProduct, "price" | "regular_price" | "sale_price" | "on_sale">;

/** The current price: the sale price during a sale, else the price. */
export function readMoney({ price, regular_price, sale_price, on_sale }: ProductPrices): {
  cents: number | null;
  notes: string[];
} {
  const inOrder = on_sale ? [sale_price, price, regular_price] : [price, sale_price, regular_price];
  const written = inOrder.find(Boolean);
  if (!written) return { cents: null, notes: [] };
  const cents = parseDecimalAmount(written);
  if (cents !== null) return { cents, notes: [] };
  const read = parsePrice(written);
  return read
    ? { cents: read.cents, notes: read.note ? [read.note] : [] }
    : { cents: null, notes: [`“${written}” isn’t a price.`] };
}
