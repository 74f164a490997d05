import { readMachineAmount, readPrice } from "../parsing/parse-price.ts";
import type { WooProduct } from "./woo-product.ts";

type Priced = Pick<WooProduct, "price" | "regular_price" | "sale_price" | "on_sale">;

/** What it costs now: its sale price while there is a sale, else its price. */
export function readMoney({ price, regular_price, sale_price, on_sale }: Priced): {
  cents: number | null;
  notes: string[];
} {
  const inOrder = on_sale ? [sale_price, price, regular_price] : [price, sale_price, regular_price];
  const written = inOrder.find(Boolean);
  if (!written) return { cents: null, notes: [] };
  const cents = readMachineAmount(written);
  if (cents !== null) return { cents, notes: [] };
  const read = readPrice(written);
  return read
    ? { cents: read.cents, notes: read.doubt ? [read.doubt] : [] }
    : { cents: null, notes: [`“${written}” is no price.`] };
}
