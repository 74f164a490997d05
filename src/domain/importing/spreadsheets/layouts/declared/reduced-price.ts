import { parsePrice } from "../../../parsing/parse-price.ts";
import { toTimestamp } from "../../tables/date-reader.ts";

/**
 * A price less a discount, in units of its currency; null without a discount.
 * @param percent of the price that is taken off
 * @param amount that is taken off
 */
export function reducedPrice(
  price: string | null,
  { percent = null, amount = null }: { percent?: string | null; amount?: string | null },
): number | null {
  const full = parsePrice(price ?? "")?.cents ?? null;
  const share = toNumber(percent);
  const off = parsePrice(amount ?? "")?.cents ?? 0;
  if (full === null || (share === 0 && off === 0)) return null;
  const reduced = Math.round(full * (1 - share / 100)) - off;
  return reduced > 0 ? reduced / 100 : null;
}

const toNumber = (written: string | null): number => {
  const value = Number((written ?? "0").replace(",", ".").replace(/%$/, ""));
  return value > 0 && value < 100 ? value : 0;
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Whether a time is within dates as files have them; an empty or impossible date is no bound. The last day
 * counts whole (Magento, Framework/Stdlib/DateTime/Timezone.php, isScopeDateInInterval).
 */
export function isWithin(now: Date, from: string | null, until: string | null): boolean {
  const [start, end] = [toDay(from), toDay(until)];
  const time = now.getTime();
  return (start === null || start <= time) && (end === null || time < end + DAY_MILLISECONDS);
}

function toDay(written: string | null): number | null {
  const time = toTimestamp(written);
  return time ? Date.parse(time.slice(0, 10)) : null;
}
