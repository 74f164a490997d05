import { isAllRead } from "../proposals/is-all-read.ts";
import type { ReadFacts, Sentence } from "./claims.ts";
import { isPieceNoun } from "../find-noun.ts";
import {
  readAnnouncedPrice,
  readBarePrice,
  readDollars,
  readMeasures,
  readRingSize,
} from "./read-amounts.ts";
import { type Place, readMetals, readStones } from "./read-materials.ts";
import { findName, type FoundName, isLead, listTokens, type Token, toName } from "./read-name.ts";
import { readState, readStock } from "./read-state.ts";
import { writeFigures } from "./spoken-numbers.ts";

/** The most characters of a sentence that are read. */
export const MAX_SENTENCE = 2000;

export type SentenceReading = {
  /** The sentence that was read. */
  text: string;
  facts: ReadFacts;
  /** What it is, in one word: "ring". */
  noun: string | null;
  /** Parts of the text, in their order: what was understood and what was not. */
  parts: { from: number; to: number; isRead: boolean }[];
};

/** Joins what is said, and says nothing by itself. */
const JOINING = new Set(
  "a an the and with in of is it it's it’s its at for on to so this that weighs weighing weight price priced prices asking costs cost made from set total each new piece now has have also plus size sized ring's stone stones metal grams by ring".split(
    " ",
  ),
);

/**
 * What a sentence says of a piece, typed or dictated: name, price, metals, stones, weight, ring size, state and stock.
 * What is not sure says so; what is not understood stays unread.
 * @param isNew whether its words name the piece: those about a piece that has a name do only after "call it"
 */
export function readSentence(written: string, isNew: boolean): SentenceReading {
  const source = written.normalize("NFC").slice(0, MAX_SENTENCE);
  const { text, toSource, isLoose } = writeFigures(source);
  const sentence: Sentence = { text, rest: text, claims: [], facts: {}, isLoose };
  readDollars(sentence);
  readRingSize(sentence);
  const stones = readStones(sentence);
  const metals = readMetals(sentence);
  readMeasures(sentence);
  readStock(sentence);
  readAnnouncedPrice(sentence);
  readState(sentence);
  const tokens = listTokens(sentence);
  const name = findName(sentence, tokens, isNew);
  readBarePrice(sentence, name ?? { from: 0, to: 0 });
  if (name) {
    const [from, to] = toSource(name.from, name.to);
    sentence.facts.name = { text: toName(source.slice(from, to)), isSure: name.isSure };
    checkNamed(sentence, name, [...stones, ...metals]);
  }
  if (stones.some(({ from }) => isAfterUnread(tokens, from)) && sentence.facts.stones) {
    sentence.facts.stones.isSure = false;
  }
  const parts = listParts(listTokens(sentence), name).map(({ isRead, ...place }) => {
    const [from, to] = toSource(place.from, place.to);
    return { from, to, isRead };
  });
  return { text: source, facts: sentence.facts, noun: name?.noun ?? null, parts };
}

/** A material that only the name has is sure right before its noun: "opal ring", and not "Pearl Street cuff". */
function checkNamed({ text, facts }: Sentence, name: FoundName, places: Place[]): void {
  for (const fact of ["metals", "stones"] as const) {
    const ofFact = places.filter((place) => place.fact === fact);
    const isUnsure = ofFact.some(({ from, to, isWord }) => {
      const isNamed = from >= name.from && to <= name.to;
      if (!isWord || !isNamed) return false;
      const said = text.slice(from, to).toLowerCase();
      const isSaidAgain = ofFact.some(
        (other) =>
          other.from >= name.to && text.slice(other.from, other.to).toLowerCase().includes(said),
      );
      return !isSaidAgain && !isAllRead(text.slice(to, name.to));
    });
    const read = facts[fact];
    if (read && isUnsure) read.isSure = false;
  }
}

/** "Herkimer diamond" is another stone than a diamond: what stands before its name may belong to it. */
function isAfterUnread(tokens: Token[], from: number): boolean {
  const before = tokens.findLast((token) => token.from < from);
  if (before?.kind !== "word") return false;
  return !JOINING.has(before.text) && !isPieceNoun(before.text) && !isAllRead(before.text);
}

/** Understood parts, and runs of words that nobody read, without what joins them at their ends. */
function listParts(tokens: Token[], name: FoundName | null): SentenceReading["parts"] {
  const parts: SentenceReading["parts"] = [];
  let isOpen = false;
  for (const { from, to, kind, text } of tokens) {
    const isNamed = name !== null && from >= name.from && to <= name.to;
    const isRead = isNamed || kind === "read" || kind === "material";
    const isMark = kind === "mark" && !/^[-'’&/]$/u.test(text);
    const isLeading = name !== null && to <= name.from && isLead(text);
    if (!isRead && (kind === "mark" || JOINING.has(text) || isLeading)) {
      if (isMark) isOpen = false;
      continue;
    }
    const last = parts.at(-1);
    const isJoined = last?.isRead === isRead && (isRead ? from <= last.to + 1 : isOpen);
    if (last && isJoined) last.to = to;
    else parts.push({ from, to, isRead });
    isOpen = true;
  }
  return parts;
}
