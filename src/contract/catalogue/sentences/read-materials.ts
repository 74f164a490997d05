import { formatHundredths } from "../../decimals.ts";
import { PARTS_OF_KARAT } from "../metals/karats.ts";
import { formatMetals, type Metal, metalName } from "../metals/metals-text.ts";
import { findNextMetal } from "../proposals/metal-pattern.ts";
import { NEGATION, toMetal } from "../proposals/propose-metals.ts";
import { readSilver } from "../proposals/read-silver.ts";
import { findStones } from "../proposals/propose-stones.ts";
import { parseCarats } from "../stones/parse-carats.ts";
import { formatStones, type Stone } from "../stones/stones-text.ts";
import { type Sentence, take } from "./claims.ts";
import { findWeights } from "./read-amounts.ts";

/** Where a material stands, and whether its word may be part of another name: "copper beech", "Pearl Street". */
export type Place = { from: number; to: number; isWord: boolean; fact: "metals" | "stones" };

type Found<Value> = Place & { value: Value; isSure: boolean };

const CARATS =
  /(?<![\d.,/])(?<carats>\d{1,4}(?:[.,]\d{1,3})?(?:\s[13]\/[24])?|[1-9]\/\d{1,2}|[¼½¾])[\s-]?(?:cttw|ctw|tcw|cts?|carats?)\b(?:\s+total(?:\s+weight)?\b)?/giu;

/** The stones of a sentence: what is said of one twice is one. */
export function readStones(sentence: Sentence): Place[] {
  const found = findStones(sentence.rest).flatMap(({ stone, index, length }) => {
    const to = index + length;
    const said = sentence.rest.slice(index, to);
    // "Ring 95 moonstone" counts none.
    const isCounted = (stone?.count ?? 1) === 1 || /s\b/iu.test(said);
    const place = { from: index, to, isWord: true, fact: "stones" as const };
    return stone ? [{ ...place, value: stone, isSure: isCounted }] : [];
  });
  if (found.length === 0) return [];
  for (const place of found) take(sentence, { ...place, isMaterial: true });
  const stones = mergeStones(found.map(({ value }) => value));
  const carats = readCarats(sentence, stones);
  const isSure = found.every((each) => each.isSure) && carats;
  sentence.facts.stones = { text: formatStones(stones) ?? "", isSure };
  return found;
}

/** "Montana sapphire band, three sapphires" has one kind, under its longer name. */
function mergeStones(found: Stone[]): Stone[] {
  const merged: Stone[] = [];
  for (const stone of found) {
    const twin = merged.find(
      (each) => lastWord(each) === lastWord(stone) && (isBare(each) || isBare(stone)),
    );
    if (!twin) {
      merged.push({ ...stone });
      continue;
    }
    const kind = [twin.kind, stone.kind].toSorted((a, b) => b.length - a.length)[0] ?? twin.kind;
    Object.assign(twin, stone, { kind });
  }
  return merged;
}

const lastWord = ({ kind }: Stone): string | undefined => kind.split(" ").at(-1);
const isBare = (stone: Stone): boolean => Object.keys(stone).length === 1;

/** The carats of the only stone, where they don't stand beside it; false where it is not clear whose they are. */
function readCarats(sentence: Sentence, stones: Stone[]): boolean {
  const found = [...sentence.rest.matchAll(CARATS)];
  const [carats, ...others] = found;
  const [stone, ...more] = stones;
  if (!carats || !stone) return true;
  const value = parseCarats(carats.groups?.["carats"] ?? "");
  if (value === undefined || others.length > 0 || more.length > 0 || stone.carats) return false;
  stone.carats = value;
  take(sentence, { from: carats.index, to: carats.index + carats[0].length });
  return true;
}

const PLAIN_WORD = /^\p{L}+$/u;
/** "Sterling" names no other thing as often as "copper" does. */
const OWN_WORDS = /^(?:sterling|platinum|palladium|argentium)/iu;

/** The metals of a sentence, and of each what it weighs where each has a weight. */
export function readMetals(sentence: Sentence): Place[] {
  const found: Found<Metal>[] = [];
  let isSure = true;
  let at = 0;
  for (let next = findNextMetal(sentence.rest, at); next; next = findNextMetal(sentence.rest, at)) {
    const from = next.index;
    at = from + next.length;
    const isNegated = NEGATION.test(sentence.rest.slice(Math.max(0, from - 60), from));
    // "Gold over silver" and "silver plated" say another metal than the one beneath.
    if (next.pattern.isGuess || isNegated) {
      isSure = false;
      continue;
    }
    const said = sentence.rest.slice(from, at);
    const isWord = PLAIN_WORD.test(said) && !OWN_WORDS.test(said);
    for (const name of next.pattern.read(next.groups)) {
      found.push({
        from,
        to: at,
        isWord,
        fact: "metals",
        value: toMetal(name, undefined),
        isSure: said !== "925",
      });
    }
  }
  for (const place of found) take(sentence, { ...place, isMaterial: true });
  const metals = [...new Map(found.map(({ value }) => [metalName(value), value])).values()];
  readWeights(sentence, metals, found);
  if (metals.length === 0) return readUnnamedMetal(sentence);
  sentence.facts.metals = {
    text: formatMetals(metals) ?? "",
    isSure: isSure && found.every((each) => each.isSure || metals.length === 1),
  };
  return found;
}

/** One weight is the piece's; as many as metals, one after each, are the metals'. */
function readWeights(sentence: Sentence, metals: Metal[], places: Found<Metal>[]): void {
  const weights = findWeights(sentence.rest);
  const [weight, ...others] = weights;
  if (!weight) return;
  if (others.every(({ centigrams }) => centigrams === weight.centigrams)) {
    sentence.facts.weight = { text: toGrams(weight.centigrams), isSure: weight.isSure };
  } else {
    const ends = places.map(({ to }) => to);
    const isOneEach =
      weights.length === metals.length &&
      places.length === metals.length &&
      weights.every(({ from }, at) => from >= ends[at]! && from < (ends[at + 1] ?? Infinity));
    if (!isOneEach) return;
    for (const [at, metal] of metals.entries()) {
      metal.grams = formatHundredths(weights[at]!.centigrams);
    }
  }
  for (const { from, to } of weights) take(sentence, { from, to });
}

const toGrams = (centigrams: number): string => String(centigrams / 100);

const PART = new RegExp(
  String.raw`(?<![\d.,/$])(?<parts>${Object.values(PARTS_OF_KARAT).join("|")})(?![\d.,/]*\d)(?!\s?[\p{L}%])`,
  "u",
);

/** "Silver" alone, and a fineness alone: likely, and never sure. */
function readUnnamedMetal(sentence: Sentence): Place[] {
  const silver = readSilver(sentence.rest);
  if (silver) {
    const index = sentence.rest.search(/(?<![\p{L}-])silver(?!\p{L})/iu);
    sentence.facts.metals = { text: silver, isSure: false };
    return takeMetal(sentence, index, index + "silver".length);
  }
  const part = PART.exec(sentence.rest);
  const karat = Object.entries(PARTS_OF_KARAT).find(
    ([, parts]) => String(parts) === part?.groups?.["parts"],
  )?.[0];
  // Without a word between it and the end it is as likely the price.
  if (!part || !karat || /^[\s.]*$/.test(sentence.rest.slice(part.index + 3))) return [];
  sentence.facts.metals = { text: `${karat}k gold`, isSure: false };
  return takeMetal(sentence, part.index, part.index + part[0].length);
}

function takeMetal(sentence: Sentence, from: number, to: number): Place[] {
  take(sentence, { from, to, isMaterial: true });
  return [{ from, to, isWord: false, fact: "metals" }];
}
