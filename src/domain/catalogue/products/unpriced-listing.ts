import type { ProductChange } from "#contract/catalogue/products.ts";
import { unprocessable } from "../../errors.ts";

type Listing = { isActive: boolean; priceCents: number };

/**
 * Refuses a change that would list a piece without a price. One that was listed so before there was this rule can
 * still be changed otherwise.
 * @param name of the piece
 * @throws unprocessable
 */
export function requirePriceToList(name: string, before: Listing, change: ProductChange): void {
  if (!listsWithoutPrice(before, change)) return;
  throw unprocessable(
    before.isActive
      ? `“${name}” is listed, so it needs a price. Give it one, or hide it.`
      : `“${name}” has no price yet. Give it one, then list it.`,
  );
}

/** The change without what would list a piece without a price: a listed one keeps its price, a hidden one stays hidden. */
export function withoutUnpricedListing(before: Listing, change: ProductChange): ProductChange {
  if (!listsWithoutPrice(before, change)) return change;
  const { price, isActive, ...rest } = change;
  return before.isActive
    ? { ...rest, ...(isActive !== undefined && { isActive }) }
    : { ...rest, ...(price !== undefined && { price }) };
}

function listsWithoutPrice(before: Listing, { price, isActive }: ProductChange): boolean {
  const isListed = isActive ?? before.isActive;
  const wasListedSo = before.isActive && before.priceCents === 0;
  return isListed && !wasListedSo && (price ?? before.priceCents) === 0;
}
