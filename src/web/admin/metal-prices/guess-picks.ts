import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { isUnusual } from "#contract/catalogue/metal-prices/ounce-price.ts";
import {
  type PricePick,
  type PricePicks,
  readPick,
  splitWords,
} from "#contract/catalogue/metal-prices/price-source.ts";
import { findMetal } from "#contract/catalogue/metal-prices/read-price-cell.ts";

/** In the order of how common they are. A pennyweight cannot be told from a gram. */
const KINDS = ["ounce", "perDollar", "gram", "kilogram"] as const;

/** What the number at a pointer is: that by which it is near the price on the market, if any. */
export function guessPick(data: unknown, metal: FineMetal, pointer: string): PricePick | undefined {
  return KINDS.map((kind) => ({ pointer, kind })).find((pick) => {
    const { price } = readPick(data, pick);
    return price !== undefined && !isUnusual(metal, undefined, price);
  });
}

/** The picks that give a price, and for each other metal the first number of an answer that may be its price. */
export function guessPicks(data: unknown, picks: PricePicks): PricePicks {
  const isPrice = ([, pick]: [string, PricePick]) => readPick(data, pick).price !== undefined;
  const found: PricePicks = Object.fromEntries(Object.entries(picks).filter(isPrice));
  const places = listPlaces(data, "", "");
  for (const [pointer, beside] of [...places.filter(([at]) => at.endsWith("/price")), ...places]) {
    const metal = findMetal(splitWords(pointer)) ?? findMetal(beside);
    const guess = metal && !found[metal] && guessPick(data, metal, pointer);
    if (guess) found[metal] = guess;
  }
  return found;
}

type Place = [pointer: string, beside: string];

/** The pointers to all numbers and texts of an answer, each with the texts beside it. */
function listPlaces(value: unknown, pointer: string, beside: string): Place[] {
  if (typeof value !== "object" || value === null) return [[pointer, beside]];
  const texts = Object.values(value).filter((each) => typeof each === "string");
  return Object.entries(value).flatMap(([key, child]) => {
    const step = key.replaceAll("~", "~0").replaceAll("/", "~1");
    return listPlaces(child, `${pointer}/${step}`, texts.join(" "));
  });
}
