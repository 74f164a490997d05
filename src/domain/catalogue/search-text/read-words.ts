import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { toSingular } from "../categories/to-singular.ts";
import { ASKING_PHRASES, AVAILABLE_PHRASES, GIFT_PHRASES, NEGATIONS } from "./asking-words.ts";
import type { Fact, FactWords } from "./load-fact-words.ts";

/** What a word or phrase of a search text means: a category, a tag, a fact of pieces, or several of them. */
export type Meaning = { categoryId?: number; tagId?: number; fact?: Fact };

/** Meanings by name in the singular. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

/** A word that is left to search for, or one or more that have a meaning. */
export type Word = {
  text: string;
  meaning?: Meaning;
  /** Persons and occasions: whom or what a piece is for. */
  isGift?: boolean;
  /** "no", "without" and what is not wanted. */
  isNegated?: boolean;
};

export type ReadWords = { words: Word[]; isAvailable: boolean };

type Known = { vocabulary: Vocabulary; facts: FactWords; longest: number };

/** Reads the words that mean something out of a search text, and drops those that people only ask with. */
export function readWords(text: string, vocabulary: Vocabulary, facts: FactWords): ReadWords {
  const written = text.split(/\s+/).map(trimPunctuation).filter(Boolean);
  const plain = written.map((word) => word.toLowerCase().replaceAll("’", "'"));
  const known = { vocabulary, facts, longest: longestOf(vocabulary, facts) };
  const words: Word[] = [];
  let isAvailable = false;
  for (let at = 0; at < written.length;) {
    const isNegated = NEGATIONS.has(plain[at - 1] ?? "");
    const gift = matchPhrase(plain, at, GIFT_PHRASES);
    const found = isNegated ? null : findMeaning(written, at, known);
    const named = found?.text.split(" ").length ?? 0;
    if (found && named >= gift) {
      words.push(found);
      at += named;
      continue;
    }
    if (gift > 0) {
      words.push({ text: written.slice(at, at + gift).join(" "), isGift: true, isNegated });
      at += gift;
      continue;
    }
    const available = isNegated ? 0 : matchPhrase(plain, at, AVAILABLE_PHRASES);
    const asked = matchPhrase(plain, at, ASKING_PHRASES);
    if (available > 0) isAvailable = true;
    else if (asked === 0) {
      const text = written[at] ?? "";
      words.push({ text, isNegated: isNegated || NEGATIONS.has(plain[at] ?? "") });
    }
    at += available || asked || 1;
  }
  return { words, isAvailable };
}

/** In words; a karat may be written as two, and so may a compound. */
function longestOf(vocabulary: Vocabulary, names: FactWords): number {
  return Math.max(
    2,
    ...[...vocabulary.keys()].map(lengthOf),
    ...[...names.keys()].map((name) => lengthOf(name) + 1),
  );
}

const lengthOf = (name: string): number => name.split(" ").length;

function findMeaning(written: string[], at: number, known: Known): Word | null {
  const { vocabulary, facts, longest } = known;
  const size = findRingSize(written, at);
  if (size) {
    const text = written.slice(at, at + size.length).join(" ");
    return { text, meaning: { fact: size.fact } };
  }
  for (let length = Math.min(longest, written.length - at); length > 0; length -= 1) {
    const text = written.slice(at, at + length).join(" ");
    // Pairs also as one word: "ear rings", "moon stone".
    for (const name of length === 2 ? [text, text.replace(" ", "")] : [text]) {
      const meaning = vocabulary.get(toSingular(name));
      const fact = findNamedFact(name, facts);
      if (meaning ?? fact) return { text, meaning: { ...meaning, ...(fact && { fact }) } };
    }
  }
  return null;
}

/** How many words from here on are one of the phrases; 0 for none. */
const matchPhrase = (plain: string[], at: number, phrases: string[][]): number =>
  phrases.find((phrase) => phrase.every((word, index) => plain[at + index] === word))?.length ?? 0;

const trimPunctuation = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}]+/u, "").replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");

/** "14 kt", "14-karat" and "14 K" are "14k". */
const KARAT = /\b(\d{1,2})[\s-]*(?:kt?|karats?)\b/giu;

/** The metal or stone of a name: "14 karat gold", "Sapphires". */
const findNamedFact = (name: string, names: FactWords): Fact | undefined =>
  names.get(toSingular(name.replaceAll(KARAT, "$1k")));

/**
 * The ring size at a word, "size 7", "size 6 1/2", "US size 7" or the 7 of "ring 7" and "rings in a 7", and how many
 * words it has.
 */
function findRingSize(words: string[], at: number): { fact: Fact; length: number } | undefined {
  const plain = words.map((word) => word.toLowerCase());
  const from = SIZE_START.exec(plain.slice(at, at + 4).join(" "))?.[0]
    .trim()
    .split(" ").length;
  if (from === undefined && !RING_BEFORE.test(plain.slice(0, at).join(" "))) return undefined;
  const start = at + (from ?? 0);
  for (const end of [start + 2, start + 1]) {
    const quarters = parseRingSize(words.slice(start, end).join(" "));
    if (quarters === undefined || end > words.length || UNIT.test(plain[end] ?? "")) continue;
    const fact: Fact = { filter: "ringSizes", value: String(quarters / 4) };
    return { fact, length: end - at };
  }
  return undefined;
}

const SIZE_START = /^(?:us )?(?:size|sz) (?:is |of )?(?:us )?(?=[\d¼½¾])/;
const RING_BEFORE = /(?:^| )(?:rings?|bands?)(?: in)?(?: an?)?(?: us)?$/;
/** After a number it is something else than a size. */
const UNIT =
  /^(?:mm|cm|in|inch(?:es)?|k|kt|karats?|ct|cts|carats?|stones?|g|grams?|oz|pcs|pieces?|years?|yrs?)$/;
