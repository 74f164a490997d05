import { formatHundredths, MAX_CENTIGRAMS, MAX_CENTS } from "../../decimals.ts";
import { parseCents } from "../../typed-numbers.ts";
import { GRAMS, parseWeightUnit } from "../../weight-units.ts";
import { findMeasures, type FoundSize } from "../proposals/propose-sizes.ts";
import { findSizePhrases } from "../rings/find-ring-size.ts";
import { formatRingSize } from "../rings/ring-size.ts";
import { isPieceNoun } from "../find-noun.ts";
import { type Sentence, take } from "./claims.ts";

const AMOUNT =
  /(?<![\d.,/$])(?:\$\s?(?<signed>\d[\d,]{0,11}(?:\.\d{1,2})?)(?![\d.]|\s?k\b)|(?<named>\d[\d,]{0,11}(?:\.\d{1,2})?)[\s-]?(?:dollars?|bucks|usd)\b(?:(?:\s+and)?\s+(?<cents>\d{1,2})\s+cents?\b)?)/giu;
/** What makes an amount another one than the price of the piece, or no exact one. */
const OTHER_AMOUNT =
  /\b(?:under|below|over|above|than|about|around|approx|approximately|roughly|up to|between|from|to|or|off|save|was|minus|plus|deposit|shipping|paid|cost me|tax|worth|nearly|almost)(?:\s+(?:of|is|at|a|an))?\s{0,9}$/iu;
const ANNOUNCED =
  /\b(?<word>price[ds]?|pricing|asking|costs?|now|sell(?:s|ing)?\s+for|sold\s+for|raise\s+to|reduced\s+to|down\s+to|change\s+to)(?:\s+(?:(?:is|at|of|to|it's|for|price|it)\b|[:=])){0,3}\s+(?<number>\d[\d,]{0,11}(?:\.\d{1,2})?)(?![\d.,/¼½¾]*\d|[\s-]?(?:g|gr|grams?|k|kt|karats?|ct|carats?|mm|cm|in|inch(?:es)?|in stock|available|left|of|pieces?)\b|[\s-]?["″%/¼½¾])/giu;
/** A bare number below it is a size or a count. */
const MIN_BARE_CENTS = 2000;
const BARE =
  /(?<![\d.,/‖¼½¾#-])(?<number>\d[\d,]{0,11}(?:\.\d{2})?)(?=\s{0,9}(?:$|[.,;!‖]))(?![.,]\d)/gu;

const IS_SIZE =
  /\b(?:size|us)(?:\s(?:is|us))?\s{1,9}\d{1,2}(?:[.,]\d{1,2}|\s[13]\/[24])?\s{1,9}$/iu;

type Amount = { cents: number; from: number; to: number; isAnnounced: boolean; isSure: boolean };

const toCents = (written: string): number | undefined => {
  const cents = parseCents(written);
  return cents !== undefined && cents > 0 && cents <= MAX_CENTS ? cents : undefined;
};

/** The amounts that are named in dollars: "$95", "95 dollars and 50 cents". */
export function readDollars(sentence: Sentence): void {
  const amounts: Amount[] = [];
  for (const { 0: found, index, groups = {} } of sentence.rest.matchAll(AMOUNT)) {
    const { signed, named = "", cents = "0" } = groups;
    const before = sentence.rest.slice(Math.max(0, index - 40), index);
    const value = toCents(signed ?? named);
    if (value === undefined || OTHER_AMOUNT.test(before)) continue;
    // "Size six ninety dollars" has two numbers, "forty nine ninety five dollars" one that is not clear.
    const isSplit = /\d\s{1,9}$/.test(before) && !IS_SIZE.test(before);
    if (isSplit) continue;
    const isSure = !sentence.isLoose(index + found.search(/\d/));
    const isAnnounced = /\b(?:now|price(?:d| is)?(?: at)?|asking)\s{0,9}$/iu.test(before);
    const whole = value + Number(cents);
    amounts.push({ cents: whole, from: index, to: index + found.length, isAnnounced, isSure });
  }
  takePrice(sentence, amounts);
}

/** "price 95", "now 120", "sold for 90", without dollars. */
export function readAnnouncedPrice(sentence: Sentence): void {
  if (sentence.facts.price) return;
  const amounts = Array.from(sentence.rest.matchAll(ANNOUNCED)).flatMap(
    ({ 0: found, index, groups = {} }): Amount[] => {
      const { word = "", number = "" } = groups;
      const cents = toCents(number);
      if (cents === undefined) return [];
      // "Sold" is read by itself.
      const from = index + (/^sold/iu.test(word) ? found.length - number.length : 0);
      const to = index + found.length;
      const isSure = !sentence.isLoose(to - number.length);
      return [{ cents, from, to, isAnnounced: word.toLowerCase() === "now", isSure }];
    },
  );
  takePrice(sentence, amounts);
}

/** The only number that says nothing else may be the price; never surely. */
export function readBarePrice(sentence: Sentence, name: { from: number; to: number }): void {
  if (sentence.facts.price) return;
  const amounts = Array.from(sentence.rest.matchAll(BARE)).flatMap(
    ({ 0: found, index, groups = {} }): Amount[] => {
      const cents = toCents(groups["number"] ?? "") ?? 0;
      const isNamed = index >= name.from && index < name.to;
      const before = sentence.rest.slice(Math.max(0, index - 40), index);
      const isOther = OTHER_AMOUNT.test(before) || /\d\s{1,9}$/.test(before);
      if (isNamed || isOther || cents < MIN_BARE_CENTS) return [];
      const to = index + found.length;
      return [{ cents, from: index, to, isAnnounced: false, isSure: false }];
    },
  );
  if (amounts.length === 1) takePrice(sentence, amounts);
}

/** The announced one of several, else the last, which is not sure. */
function takePrice(sentence: Sentence, amounts: Amount[]): void {
  const announced = amounts.filter(({ isAnnounced }) => isAnnounced);
  const price = announced.at(-1) ?? amounts.at(-1);
  if (!price) return;
  const isOne = announced.length === 1 || amounts.every(({ cents }) => cents === price.cents);
  const text = formatHundredths(price.cents);
  sentence.facts.price = { text, isSure: price.isSure && isOne };
  const said = isOne && announced.length === 0 ? amounts : [price];
  for (const { from, to } of said) take(sentence, { from, to });
}

/** "size 6 1/2"; several are none. */
export function readRingSize(sentence: Sentence): void {
  const found = findSizePhrases(sentence.rest);
  const [first] = found;
  if (!first || found.some(({ size }) => size !== first.size)) return;
  const isRange = found.some(({ index, length }) =>
    /^\s{0,9}(?:to|through|or|[-–])\s{0,9}\d/iu.test(
      sentence.rest.slice(index + length, index + length + 30),
    ),
  );
  if (isRange) return;
  sentence.facts.ringSize = { text: formatRingSize(first.size), isSure: true };
  for (const { index, length } of found) {
    // "Garnet ring size seven" names the ring.
    const ring = /^ring\s+/iu.exec(sentence.rest.slice(index, index + length))?.[0] ?? "";
    take(sentence, { from: index + ring.length, to: index + length });
  }
}

/** The length, the width and the chain, as a text of materials names them. */
export function readMeasures(sentence: Sentence): void {
  const found = Object.entries(findMeasures(sentence.rest)) as [
    "length" | "width" | "chain",
    FoundSize | null,
  ][];
  for (const [field, size] of found) {
    if (!size || (field === "chain" && isOwnPiece(sentence.rest, size))) continue;
    sentence.facts[field] = { text: size.text, isSure: true };
    for (const place of size.places) take(sentence, place);
  }
}

/** "Curb chain bracelet" and "curb chain" are pieces, and no chains of one. */
function isOwnPiece(rest: string, { places: [place] }: FoundSize): boolean {
  const { from = 0, to = 0 } = place ?? {};
  const [next = ""] = /^\s\p{L}{1,20}/u.exec(rest.slice(to)) ?? [];
  return (
    isPieceNoun(next.trim()) ||
    !rest
      .slice(0, from)
      .split(/[^\p{L}]+/u)
      .some(isPieceNoun)
  );
}

const WEIGHT =
  /(?<![\d.,/$¼½¾])(?:(?<whole>\d{1,6}(?:[.,]\d{1,3})?)(?:\s?(?<part>[¼½¾]|[13]\/[24]))?|(?<only>[¼½¾]|[13]\/[24]))[\s-]?(?<unit>(?:troy\s)?\p{L}{1,14})(?![\p{L}\p{M}])/gu;
const PARTS: Record<string, number> = {
  "¼": 0.25,
  "1/4": 0.25,
  "½": 0.5,
  "1/2": 0.5,
  "2/4": 0.5,
  "¾": 0.75,
  "3/4": 0.75,
};
/** An ounce may be a troy one. */
const SURE_UNITS = new Set(["g", "kg", "dwt", "ozt"]);

type Weight = { centigrams: number; from: number; to: number; isSure: boolean };

/** The weights that a sentence names, as grams. */
export function findWeights(rest: string): Weight[] {
  return Array.from(rest.matchAll(WEIGHT)).flatMap(({ 0: found, index, groups = {} }) => {
    const { whole = "0", part = "", only = "", unit = "" } = groups;
    const known = parseWeightUnit(unit);
    if (!known || known === "ct") return [];
    const amount = Number(whole.replace(",", ".")) + (PARTS[part || only] ?? 0);
    const exact = amount * GRAMS[known] * 100;
    const centigrams = Math.round(exact);
    const isGiven = !["g", "kg"].includes(known) || Math.abs(exact - centigrams) < 1e-6;
    const isOther = OTHER_AMOUNT.test(rest.slice(Math.max(0, index - 40), index));
    if (!isGiven || isOther || centigrams < 1 || centigrams > MAX_CENTIGRAMS) return [];
    return [{ centigrams, from: index, to: index + found.length, isSure: SURE_UNITS.has(known) }];
  });
}
