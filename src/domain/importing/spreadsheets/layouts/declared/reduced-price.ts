import { parsePrice } from "../../../parsing/parse-price.ts";

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
  const [start, end] = [toTime(from), toTime(until)];
  const time = now.getTime();
  return (start === null || start <= time) && (end === null || time < end + DAY_MILLISECONDS);
}

/** "2026-11-01", "2026-11-01 10:00:00" and "11/1/26" as Magento writes it. */
function toTime(written: string | null): number | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})/.exec(written ?? "") ?? [];
  const iso = month
    ? `${year?.padStart(4, "20")}-${month.padStart(2, "0")}-${day?.padStart(2, "0")}`
    : (/^\d{4}-\d{2}-\d{2}/.exec(written ?? "")?.[0] ?? "");
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}
