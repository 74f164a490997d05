import { toAsciiDigits } from "#contract/ascii-digits.ts";
import { MAX_CENTS } from "#contract/decimals.ts";
import { CURRENCY_PATTERN, parseCurrency } from "./parse-currency.ts";
import { isPriceOnRequest } from "./is-price-on-request.ts";
import { truncateQuote } from "./truncate-quote.ts";

export type ParsedPrice = {
  cents: number;
  /** ISO 4217; null when the text names none. A bare $ means US dollars. */
  currency: string | null;
  /** A note for the report when the amount may be wrong; null otherwise. */
  note: string | null;
};

/** Longer texts are not prices. */
const MAX_LENGTH = 300;

type Options = {
  /** The decimal separator, when the rest of the source reveals it. */
  decimal?: "." | ",";
};

/**
 * Parses a price as people write it: "1,299.00", "1.299,00 €", "from $40", "1 299 kr". Of several
 * amounts the lowest counts. null for no amount, a negative one, or a number in a text that says that the
 * price is on request.
 */
export function parsePrice(written: string | number, options: Options = {}): ParsedPrice | null {
  if (typeof written === "number") return fromNumber(written);
  const text = toAsciiDigits(written.slice(0, MAX_LENGTH));
  const amounts = findAmounts(text).flatMap((amount) => {
    const cents = toCents(amount.digits, options);
    return cents === null ? [] : [{ ...amount, cents }];
  });
  const withCurrency = amounts.filter(({ currency }) => currency !== null);
  const prices = withCurrency.length > 0 ? withCurrency : amounts;
  const [lowest] = prices.toSorted((a, b) => a.cents - b.cents);
  if (!lowest || (lowest.currency === null && isPriceOnRequest(text))) return null;
  const figures = new Set(prices.map(({ cents }) => cents));
  return {
    cents: lowest.cents,
    currency: lowest.currency,
    note: describeDoubt(written.trim(), lowest, figures.size, options),
  };
}

/**
 * Parses a decimal amount with a point, as APIs write it, in cents: "1299.0000". null for anything
 * else.
 */
export function parseDecimalAmount(written: string): number | null {
  return /^\d+(?:\.\d*)?$/.test(written.trim()) ? toBoundedCents(Number(written) * 100) : null;
}

function fromNumber(value: number): ParsedPrice | null {
  const cents = Number.isFinite(value) ? toBoundedCents(value * 100) : null;
  return cents === null ? null : { cents, currency: null, note: null };
}

type Amount = { digits: string; currency: string | null };

const DIGITS = String.raw`\d(?:[\d.,]|[\s'’](?=\d{3}(?!\d)))*(?<![.,])`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,])(?<minus>[-−]\s?)?(?<before>${CURRENCY_PATTERN})?\s?(?<inner>[-−]\s?)?(?<digits>${DIGITS})(?:\s?(?<after>${CURRENCY_PATTERN}))?(?!\w|%|\s?%)`,
  "gu",
);

function findAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ groups = {} }) => {
    const { digits = "", before, after, inner } = groups;
    // A dash before the currency may separate a range; after it, it is a minus.
    if (inner || (groups["minus"] && text.startsWith(groups["minus"]))) return [];
    return [{ digits, currency: parseCurrency(before ?? "") ?? parseCurrency(after ?? "") }];
  });
}

/** Whole cents, whatever the separators; null when it is not an amount. */
function toCents(written: string, { decimal }: Options): number | null {
  const digits = written.replaceAll(/[\s'’]/g, "");
  const point = decimal ?? findDecimalSeparator(digits);
  const grouping = point === "," ? "." : ",";
  const [whole = "", fraction = "", ...more] = point
    ? digits.replaceAll(grouping, "").split(point)
    : [digits.replaceAll(/[.,]/g, "")];
  return more.length > 0 ? null : toBoundedCents(Number(`${whole}.${fraction}`) * 100);
}

/** The decimal separator; null when all separators group thousands. */
function findDecimalSeparator(digits: string): "." | "," | null {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last === -1) return null;
  const separator = digits[last] === "," ? "," : ".";
  if (digits.indexOf(separator) !== last) return null;
  return looksGrouped(digits) ? null : separator;
}

/** "1,299" and "1.299", not "1,299.00": no price has thousandths. "0.125" cannot be grouped. */
const looksGrouped = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

function describeDoubt(
  written: string,
  { digits, cents }: Amount & { cents: number },
  distinct: number,
  { decimal }: Options,
): string | null {
  const read = (cents / 100).toFixed(2);
  if (distinct > 1)
    return `“${truncateQuote(written)}” holds several prices; the lowest, ${read}, was taken.`;
  if (/\b(from|starting|ab|à partir|desde|da)\b|\+\s*$/i.test(written)) {
    return `“${truncateQuote(written)}” is a lowest price; ${read} was taken.`;
  }
  if (!decimal && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)) {
    return `“${truncateQuote(written)}” was read as ${read}.`;
  }
  return null;
}

function toBoundedCents(cents: number): number | null {
  // Via decimal text: 1.005 * 100 is less than 100.5.
  const rounded = Math.round(Number(cents.toPrecision(15)));
  return rounded >= 0 && rounded <= MAX_CENTS ? rounded : null;
}
