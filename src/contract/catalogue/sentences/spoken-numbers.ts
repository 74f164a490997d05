import { toAsciiDigits } from "../../ascii-digits.ts";

const list = (words: string): string[] => words.split(" ");
const valuesOf = (words: string, from: number, step = 1): [string, number][] =>
  list(words).map((word, at) => [word, from + at * step]);

const UNITS = new Map(valuesOf("one two three four five six seven eight nine", 1));
const TEENS = new Map(
  valuesOf("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10),
);
const TENS = new Map(
  valuesOf("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10).concat([
    ["fourty", 40],
  ]),
);
/** Said digit by digit, and only before or after a metal: "nine two five" is sterling. */
const FINENESS = new Set(["375", "417", "585", "750", "916", "925", "935", "950", "999"]);
const METALS = new Set(list("silver sterling gold yellow white rose platinum palladium"));
const MONEY = new Set(list("dollar dollars buck bucks usd"));
/** What a part of one is said of: "half a gram", "three quarter carat". */
const PARTED = new Set(list("gram grams carat carats ct"));

export type SpokenText = {
  /** With figures for words of numbers: "9 grams, size 6 1/4". */
  text: string;
  /** Where a part of it stands in the sentence. */
  toSource: (from: number, to: number) => [from: number, to: number];
  /** Whether a number there was put together from two: "one thirty five". */
  isLoose: (from: number) => boolean;
};

type Word = { text: string; from: number; to: number };
/** A number at a word, and the index of the word after it. */
type Spoken = { figures: string; next: number; isLoose?: boolean };

const WORD = /\p{L}+|\d+(?:[.,]\d+)*|[^\s\p{L}\d-]/gu;

/** Writes the numbers of a sentence in figures: whole ones, "three point two", halves and quarters. */
export function writeFigures(sentence: string): SpokenText {
  // One for one: the whole sentence in compatible characters would be longer.
  const source = sentence.replaceAll(/[０-９٠-٩۰-۹]/g, toAsciiDigits);
  const words = Array.from(source.matchAll(WORD), ({ 0: text, index }): Word => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }));
  const moved: { at: number; end: number; from: number; to: number; isLoose: boolean }[] = [];
  let text = "";
  let copied = 0;
  for (let at = 0; at < words.length;) {
    const spoken = readNumber(words, at);
    const [first, last] = [words[at], words[(spoken?.next ?? 0) - 1]];
    if (!spoken || !first || !last) {
      at += 1;
      continue;
    }
    text += source.slice(copied, first.from);
    const end = text.length + spoken.figures.length;
    const isLoose = spoken.isLoose ?? false;
    moved.push({ at: text.length, end, from: first.from, to: last.to, isLoose });
    text += spoken.figures;
    copied = last.to;
    at = spoken.next;
  }
  text += source.slice(copied);
  const find = (place: number) => moved.findLast(({ at }) => at <= place);
  const sourceOf = (place: number, isStart: boolean): number => {
    const near = find(isStart ? place : place - 1);
    if (!near) return place;
    return place < near.end || (!isStart && place === near.end)
      ? isStart
        ? near.from
        : near.to
      : near.to + place - near.end;
  };
  return {
    text,
    toSource: (from, to) => [sourceOf(from, true), sourceOf(to, false)],
    isLoose: (from) => moved.some(({ at, isLoose }) => at === from && isLoose),
  };
}

function readNumber(words: Word[], at: number): Spoken | null {
  const part = readPart(words, at);
  if (part) return part;
  const fineness = readFineness(words, at);
  if (fineness) return fineness;
  const whole = readWhole(words, at) ?? readDigits(words, at);
  const tail = whole && (readDecimals(words, whole) ?? readFraction(words, whole));
  if (tail) return tail;
  if (whole && /^\d+$/.test(words[at]?.text ?? "")) return null;
  if (!whole)
    return textAt(words, at) === "point" ? readDecimals(words, { figures: "0", next: at }) : null;
  return readLooseHundreds(words, at, whole) ?? whole;
}

const textAt = (words: Word[], at: number): string => words[at]?.text ?? "";
const readDigits = (words: Word[], at: number): Spoken | null =>
  /^\d{1,6}$/.test(textAt(words, at)) ? { figures: textAt(words, at), next: at + 1 } : null;

/** Below a hundred. */
function readSmall(words: Word[], at: number): { value: number; next: number } | null {
  const text = textAt(words, at);
  const tens = TENS.get(text);
  const unit = UNITS.get(tens === undefined ? text : textAt(words, at + 1));
  if (tens !== undefined) return { value: tens + (unit ?? 0), next: at + (unit ? 2 : 1) };
  const value = TEENS.get(text) ?? unit;
  return value === undefined ? null : { value, next: at + 1 };
}

/** "two thousand four hundred and ninety five", "a hundred" */
function readWhole(words: Word[], at: number): Spoken | null {
  const isA = textAt(words, at) === "a" && ["hundred", "thousand"].includes(textAt(words, at + 1));
  let found = isA ? { value: 1, next: at + 1 } : readSmall(words, at);
  if (!found) return null;
  found = withHundreds(words, found);
  if (textAt(words, found.next) !== "thousand") return toSpoken(found);
  const thousands = found.value * 1000;
  const rest = readAfterAnd(words, found.next + 1);
  if (!rest) return toSpoken({ value: thousands, next: found.next + 1 });
  const more = withHundreds(words, rest);
  return toSpoken({ value: thousands + more.value, next: more.next });
}

const toSpoken = ({ value, next }: { value: number; next: number }): Spoken => ({
  figures: String(value),
  next,
});

function withHundreds(words: Word[], found: { value: number; next: number }) {
  if (textAt(words, found.next) !== "hundred") return found;
  const rest = readAfterAnd(words, found.next + 1);
  const value = found.value * 100;
  return rest ? { value: value + rest.value, next: rest.next } : { value, next: found.next + 1 };
}

const readAfterAnd = (words: Word[], at: number) =>
  readSmall(words, textAt(words, at) === "and" ? at + 1 : at);

/** "point two five" */
function readDecimals(words: Word[], { figures, next }: Spoken): Spoken | null {
  if (textAt(words, next) !== "point") return null;
  let digits = "";
  let at = next + 1;
  for (; digits.length < 3; at += 1) {
    const digit = UNITS.get(textAt(words, at)) ?? /^\d{1,2}$/.exec(textAt(words, at))?.[0];
    const zero = ["zero", "oh", "o"].includes(textAt(words, at)) ? 0 : undefined;
    if (digit === undefined && zero === undefined) break;
    digits += String(digit ?? zero);
  }
  return digits === "" ? null : { figures: `${figures}.${digits}`, next: at };
}

/** "and a half", "and three quarters", "and 3/4"; without "and" three quarters alone. */
function readFraction(words: Word[], { figures, next }: Spoken): Spoken | null {
  const hasAnd = textAt(words, next) === "and";
  const at = hasAnd ? next + 1 : next;
  const written = [0, 1, 2].map((more) => textAt(words, at + more)).join("");
  const isWritten = hasAnd && /^[13]\/[24]$/.test(written);
  const part = isWritten ? { figures: written, next: at + 3 } : readQuarters(words, at);
  const isPart =
    part && (hasAnd || (part.figures === "3/4" && !PARTED.has(textAt(words, part.next))));
  return isPart ? { figures: `${figures} ${part.figures}`, next: part.next } : null;
}

function readQuarters(words: Word[], at: number): Spoken | null {
  const [first, second] = [textAt(words, at), textAt(words, at + 1)];
  const hasArticle = first === "a" || first === "one";
  const noun = hasArticle ? second : first;
  const next = at + (hasArticle ? 2 : 1);
  if (noun === "half") return { figures: "1/2", next };
  if (noun === "quarter") return { figures: "1/4", next };
  const isThree = first === "three" && /^quarters?$/.test(second);
  return isThree ? { figures: "3/4", next: at + 2 } : null;
}

/** "half a gram", "three quarters of a carat" */
function readPart(words: Word[], at: number): Spoken | null {
  const part = readQuarters(words, at);
  if (!part) return null;
  let { next } = part;
  if (textAt(words, next) === "of") next += 1;
  if (textAt(words, next) === "a") next += 1;
  return PARTED.has(textAt(words, next)) ? { ...part, next } : null;
}

/** "nine two five sterling", "seven fifty yellow gold": by digits, or before a metal. */
function readFineness(words: Word[], at: number): Spoken | null {
  const digits = [0, 1, 2].map((more) => UNITS.get(textAt(words, at + more)));
  const spelled = digits.includes(undefined) ? "" : digits.join("");
  const isNear = METALS.has(textAt(words, at - 1)) || METALS.has(textAt(words, at + 3));
  if (FINENESS.has(spelled) && isNear) return { figures: spelled, next: at + 3 };
  const hundreds = UNITS.get(textAt(words, at));
  const rest = readSmall(words, at + 1);
  if (!hundreds || !rest) return null;
  const figures = String(hundreds * 100 + rest.value);
  const isBefore = METALS.has(textAt(words, rest.next));
  return rest.value > 9 && FINENESS.has(figures) && isBefore ? { figures, next: rest.next } : null;
}

/** "one thirty five" is 135 and "eleven fifty" 1150 where a price ends, and not after "size". */
function readLooseHundreds(words: Word[], at: number, whole: Spoken): Spoken | null {
  const hundreds = UNITS.get(textAt(words, at)) ?? TEENS.get(textAt(words, at));
  const rest = whole.next === at + 1 ? readSmall(words, at + 1) : null;
  if (!hundreds || !rest || rest.value < 10 || textAt(words, at - 1) === "size") return null;
  const after = textAt(words, rest.next);
  if (after !== "" && !MONEY.has(after) && /[\p{L}\d]/u.test(after)) return null;
  return { figures: String(hundreds * 100 + rest.value), next: rest.next, isLoose: true };
}
