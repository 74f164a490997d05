import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import type { ListingDifference } from "#contract/channels/listings.ts";
import type { ListedPiece } from "./listed-piece.ts";
import type { ListingData } from "./listing-data.ts";

/**
 * What differs between a piece and its listing. Price and stock are compared directly. Texts (with
 * materials, metals, stones, sizes) and pictures are formatted differently on the two sides, so each
 * is compared with its own fingerprint from when both sides last agreed.
 */
export function compareListing(piece: ListedPiece, data: ListingData): ListingDifference[] {
  const { agreed } = data;
  const differences: (ListingDifference | null)[] = [
    piece.isShown === data.isShown
      ? null
      : { field: "visibility", here: shown(piece.isShown), there: shown(data.isShown) },
    !piece.isShown || data.priceCents === null || data.priceCents === piece.priceCents
      ? null
      : { field: "price", here: price(piece.priceCents), there: price(data.priceCents) },
    isSameStock(piece.stock, data.stock)
      ? null
      : { field: "stock", here: stock(piece.stock), there: stock(data.stock) },
    piece.isShown
      ? compareFingerprints("pictures", agreed.pictures, {
          here: piece.pictures,
          there: data.pictures,
        })
      : null,
    piece.isShown
      ? compareFingerprints("text", agreed.text, { here: piece.text, there: data.text })
      : null,
  ];
  return differences.filter((each) => each !== null);
}

/** A made-to-order piece (null) only needs to be in stock there. */
export const isSameStock = (here: number | null, there: number): boolean =>
  here === null ? there > 0 : here === there;

type Sides = { here: string; there: string };

function compareFingerprints(
  field: "pictures" | "text",
  agreed: Sides,
  now: Sides,
): ListingDifference | null {
  const here = agreed.here !== now.here;
  const there = agreed.there !== now.there;
  if (!here && !there) return null;
  return { field, here: here ? CHANGED : UNCHANGED, there: there ? CHANGED : UNCHANGED };
}

const CHANGED = "changed";
const UNCHANGED = "as before";

const shown = (isShown: boolean) => (isShown ? "shown" : "not shown");
const price = (cents: number) => formatPrice(formatHundredths(cents));
const stock = (count: number | null) => (count === null ? "made to order" : String(count));
