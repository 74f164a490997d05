import { PRICE_UNITS } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { findUnit } from "#contract/catalogue/metal-prices/read-price-cell.ts";
import type { PricePick } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { readPick } from "#contract/catalogue/metal-prices/source/read-pick.ts";
import {
  type Position,
  readPosition,
  toValuePath,
} from "#contract/catalogue/metal-prices/source/value-path.ts";
import { describePath } from "./describe-path.ts";

/** A tenth of a dollar a troy ounce: cheaper than any of these metals. */
const TOO_CHEAP = 100_000_000;

/** A value that was pressed, with the unit that stands beside it, and by whether it can be a price at all. */
export function guessPick(data: unknown, position: Position): PricePick {
  const path = toValuePath(data, position);
  const { around } = readPosition(data, position);
  const beside = [
    describePath(path, data),
    ...around.slice(-1).map((each) => JSON.stringify(each)),
  ];
  const unit = beside.map(findUnit).find(Boolean) ?? PRICE_UNITS[0];
  const pick: PricePick = { path, unit, kind: "price", factor: "1", isDollars: false };
  const { price } = readPick(data, { ...pick, isDollars: true });
  return price !== undefined && price < TOO_CHEAP ? { ...pick, kind: "perDollar" } : pick;
}
