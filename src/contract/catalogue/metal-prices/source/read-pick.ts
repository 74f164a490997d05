import { cutText } from "../../../cut-text.ts";
import { toOuncePrice } from "../ounce-price.ts";
import { isForeign, readAmount } from "../read-price-cell.ts";
import type { PricePick } from "./price-source-schemas.ts";
import { entriesOf, findPosition, type Position, readPosition } from "./value-path.ts";

/** Why a chosen value gives no price. */
type PickProblem = "missing" | "unreadable" | "foreign";
export type ReadPick =
  | { price: number; problem?: undefined; shown: string }
  /** `shown`: what stands there, cut. */
  | { price?: undefined; problem: PickProblem; shown: string };

const MAX_SHOWN = 60;
/** Digits behind the point of a value, and of a factor. */
const VALUE_PLACES = 12;
const FACTOR_PLACES = 9;

/** The price of a chosen value, in billionths of a dollar a troy ounce. */
export function readPick(data: unknown, pick: PricePick): ReadPick {
  const position = findPosition(data, pick.path);
  if (!position) return { problem: "missing", shown: "" };
  const { value, around } = readPosition(data, position);
  const shown = showValue(value);
  const price = toPrice(value, pick);
  if (price === undefined) return { problem: "unreadable", shown };
  const isConverted = Number(pick.factor) !== 1 || pick.isDollars;
  if (!isConverted && isForeign(listWords(position, value, around))) {
    return { problem: "foreign", shown };
  }
  return { price, shown };
}

/** "2,650.10", "n/a": a value as people read it, cut. */
export function showValue(value: unknown): string {
  const text =
    typeof value === "string" ? value : (JSON.stringify(value) ?? "").replaceAll(/\s+/g, " ");
  return cutText(text, MAX_SHOWN, "…");
}

function toPrice(value: unknown, { unit, kind, factor }: PricePick): number | undefined {
  const amount = toUnits(toDecimal(value), VALUE_PLACES);
  const times = toUnits(factor, FACTOR_PLACES);
  if (!amount || !times) return undefined;
  const scale = 10n ** BigInt(VALUE_PLACES);
  return toOuncePrice(kind === "price" ? (amount * times) / scale : (times * scale) / amount, unit);
}

function toDecimal(value: unknown): string | undefined {
  if (typeof value === "number") {
    return Number.isFinite(value) && value > 0 ? value.toFixed(VALUE_PLACES) : undefined;
  }
  return typeof value === "string" ? readAmount(value) : undefined;
}

/** A decimal as a whole number of its last digits; undefined for zero and what is none. */
function toUnits(decimal: string | undefined, places: number): bigint | undefined {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d+))?$/.exec(decimal ?? "") ?? [];
  if (whole === undefined) return undefined;
  return BigInt(whole + fraction.slice(0, places).padEnd(places, "0")) || undefined;
}

/** What may name a currency: the names on the way to a value, and the texts beside each. */
function listWords(position: Position, value: unknown, around: unknown[]): string {
  const texts = around.flatMap((parent) =>
    entriesOf(parent).flatMap(([, sibling]) =>
      typeof sibling === "string" && sibling.length <= MAX_SHOWN ? [sibling] : [],
    ),
  );
  return [...position.map(splitWords), ...texts, String(value), headerOf(position, around)].join(
    " ",
  );
}

/** "priceEUR" and "price_eur" name the euro. */
const splitWords = (key: string | number): string =>
  String(key)
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

/** What stands above a cell of a table. */
function headerOf(position: Position, [rows]: unknown[]): string {
  const { value } = readPosition(rows, [0, position.at(-1) ?? 0]);
  return typeof value === "string" ? value : "";
}
