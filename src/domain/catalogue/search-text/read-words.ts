import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { toSingular } from "../categories/to-singular.ts";
import type { Fact, FactWords } from "./load-fact-words.ts";

/** Phrases of one or more words, the longest first. */
const toPhrases = (lines: string[]): string[][] =>
  lines
    .flatMap((line) => line.split(", "))
    .map((phrase) => phrase.split(" "))
    .toSorted((a, b) => b.length - a.length);

/** What people ask with, and names of everything in the shop: no piece is found by them. */
const ASKING_PHRASES: string[][] = toPhrases([
  "i would like to see, i would like to buy, i am looking for, i'm looking for, im looking for",
  "we are looking for, we're looking for, do you guys have, do you have, do u have, do you sell",
  "do you make, have you got, do you carry, what do you have, i would like, i'd like, i'd love, i want",
  "i need, we need, are there any, is there any, are there, is there, can i see, can i get, can i find",
  "where can i find, where can i buy, can you make, could you make, can you show me, show me, show us",
  "looking for, searching for, search for, find me, give me, help me find, help me, want to buy",
  "want to see, want to order, like to buy, like to see, to buy, to see, to order, to wear",
  "how much is, how much are, how much does, how much do, how much",
  "made out of, made of, made from, that costs, that cost, which costs, for sale, thank you",
  "who likes, who loves, who wears, who wants, who like, who love, that likes, that loves",
  "she likes, she loves, she wears, he likes, he loves, he wears, they like, they love, loves, likes",
  "for her, for him, for me, for us, for them, for myself, for someone, for somebody, a pair of, pair of",
  "something, anything, everything, some, any, all, please, thanks, hello, hi, hey, looking, want, need",
  "priced, price, prices, pricing, costing, costs, cost, budget, budget of",
  "best selling, best sellers, nice, pretty, beautiful, lovely, cute, special, unique, affordable, cheap",
  "inexpensive, new",
  "jewelry, jewellery, piece, pieces, item, items, one, ones, thing, things, your, what, which",
]);

/**
 * Persons and occasions, which say whom or what a piece is for. Texts of pieces seldom do, and others begin alike:
 * they are searched for only where a text has them.
 */
const GIFT_PHRASES: string[][] = toPhrases([
  "wedding gift, wedding present, push present, gift, gifts, gift idea, gift ideas, present, presents",
  "present idea, present ideas, birthday, birthdays, anniversary, christmas, xmas, hanukkah, holiday",
  "holidays, easter, valentine, valentines, valentine's, valentine's day, valentines day, mothers day",
  "mother's day, fathers day, father's day, graduation, retirement, baptism, christening, communion",
  "confirmation, quinceanera, bat mitzvah, bar mitzvah, baby shower, bridal shower, sweet sixteen",
  "mother in law, mother-in-law, sister in law, sister-in-law, daughter in law, daughter-in-law",
  "new mom, new mother, best friend, best friends, little girl, little boy, year old, years old",
  "wife, wife's, wifes, husband, husbands, husband's, girlfriend, boyfriend, partner, spouse, fiance",
  "fiancee, fiancé, fiancée, gf, bf, bff, couple, couples, mom, moms, mom's, mum, mums, mother, mothers",
  "mother's, mama, dad, dads, dad's, father, fathers, father's, parents, sister, sisters, sister's",
  "brother, brothers, brother's, daughter, daughters, daughter's, son, sons, son's, grandma, grandmas",
  "grandmother, grandmothers, grandpa, grandfather, granddaughter, grandson, aunt, aunts, uncle, niece",
  "nephew, cousin, godmother, godfather, goddaughter, godson, friend, friends, coworker, coworkers",
  "colleague, boss, teacher, teachers, nurse, neighbor, bride, brides, groom, bridesmaid, bridesmaids",
  "groomsman, groomsmen, woman, women, womens, women's, man, men, mens, men's, lady, ladies, girl",
  "girls, boy, boys, guy, guys, kid, kids, child, children, baby, babies, teen, teens, teenager",
  "teenagers, toddler, adult, adults, unisex, family",
]);

const AVAILABLE_PHRASES: string[][] = [["available"], ["in", "stock"]];

/** A word after one of these is not wanted, so that it becomes no filter. */
const NEGATIONS: ReadonlySet<string> = new Set(["no", "not", "non", "without", "except"]);

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
