import { parseCarats } from "../stones/parse-carats.ts";
import { SINGULAR_OF } from "../stones/stone-species.ts";
import { CUTS, STONE_SYNONYMS } from "../stones/stone-words.ts";
import { formatStones, parseStones, type Stone } from "../stones/stones-text.ts";
import { anyOf } from "./any-of.ts";
import type { Proposal } from "./proposal.ts";
import { CARAT_WORDS, COUNT_WORDS, CUT_SYNONYMS, IMITATIONS } from "./stone-names.ts";
import { isAllRead } from "./is-all-read.ts";
import { withoutMetals } from "./metal-pattern.ts";
import { AFTER, BEFORE, NAMES, STONE } from "./stone-pattern.ts";

const IMITATION = new RegExp(String.raw`\b${anyOf(IMITATIONS)}[\s-]+(?:\p{L}+[\s-]+)?$`, "iu");
/** What a sentence says of stones, carats included, that no stone above has. */
const UNREAD = new RegExp(
  String.raw`(?<![\p{L}])(?:${NAMES}|gemstones?|gems?|stones?|\S*\d ?(?:ctw|cttw|cts?|carats?))(?![\p{L}])`,
  "iu",
);

/** Most texts name none, and telling so takes a twentieth of looking for one with its details. */
const NAME = new RegExp(NAMES, "iu");

/** A place that names a stone; without one where it is an imitation or contradicts itself. */
export type FoundStone = { stone: Stone | undefined; index: number; length: number };

/** The places of a text that name stones, in their order. */
export function findStones(text: string): FoundStone[] {
  if (!NAME.test(text)) return [];
  return Array.from(text.matchAll(STONE), ({ 0: found, index, groups = {} }) => {
    const { before = "", name = "", after = "" } = groups;
    const isImitation = IMITATION.test(text.slice(Math.max(0, index - 60), index));
    const stone = isImitation ? undefined : toStone(before, name, after);
    return { stone, index, length: found.length };
  });
}

/** The stones that a text names; null without any. */
export function proposeStones(text: string): Proposal | null {
  const stones: Stone[] = [];
  let rest = "";
  let end = 0;
  let isSure = true;
  for (const { stone, index, length } of findStones(text)) {
    const between = text.slice(end, index);
    // "Heliodor beryl" is one stone under two names, "turquoise-dyed howlite" is no turquoise.
    if (end > 0 && /^[\s-]*$/.test(between)) isSure = false;
    rest += ` ${between}`;
    end = index + length;
    if (stone) stones.push(stone);
    else isSure = false;
  }
  const written = formatStones(stones);
  if (written === null || formatStones(parseStones(written) ?? []) !== written) return null;
  rest += ` ${text.slice(end)}`;
  const isRead = !UNREAD.test(rest.replaceAll(KARAT, " ")) && isAllRead(withoutMetals(rest));
  return { text: written, isSure: isSure && isRead && !hasTwins(stones) };
}

/** "14 ct gold" is no stone's weight. */
const KARAT = /\b\d{1,2} ?(?:ct|carat)\.? (?:(?:yellow|white|rose|red|pink|green) )?gold\b/giu;

/** The same stone named twice may be one stone. */
const hasTwins = (stones: Stone[]): boolean =>
  new Set(stones.map(({ kind }) => kind)).size < stones.length;

type Details = Partial<Record<string, string[]>>;

/** Undefined where two details contradict each other. */
function toStone(before: string, name: string, after: string): Stone | undefined {
  const details = listDetails(before, BEFORE);
  for (const [kind, found] of Object.entries(listDetails(after, AFTER))) {
    details[kind] = [...(details[kind] ?? []), ...(found ?? [])];
  }
  const { carats = [], size = [], count = [], adjective = [], treatment = [] } = details;
  if (carats.length > 1 || size.length > 1 || count.length > 1) return undefined;
  const cut = toCut(details["cut"] ?? []);
  const number = count.map((written) => COUNT_WORDS[written] ?? Number.parseInt(written, 10))[0];
  const weight = carats.map((written) => toCarats(written, number ?? 1));
  if (cut === null || weight.includes(undefined)) return undefined;
  const singular = SINGULAR_OF.get(name.toLowerCase()) ?? name;
  return {
    kind: [...adjective, STONE_SYNONYMS.get(singular) ?? singular].join(" "),
    ...(cut && { cut }),
    ...(weight[0] && { carats: weight[0] }),
    ...(number !== undefined && number > 1 && { count: number }),
    ...(size[0] && { size: toSize(size[0]) }),
    ...(treatment.length > 0 && { treatment: treatment.join(", ") }),
    ...(details["grown"] && { labGrown: true }),
  };
}

function listDetails(text: string, pattern: string): Details {
  const details: Details = {};
  for (const { groups = {} } of text.matchAll(new RegExp(pattern, "giu"))) {
    for (const [kind, written] of Object.entries(groups)) {
      if (written) details[kind] = [...(details[kind] ?? []), written.toLowerCase()];
    }
  }
  return details;
}

/** "round" and "cabochon" are one cut; undefined without any, null for others together. */
function toCut(written: string[]): string | undefined | null {
  const cuts = written.map(withoutCutWord);
  const known = [
    ...new Set(
      cuts.map((cut) => CUTS.find((each) => each.toLowerCase() === cut.toLowerCase()) ?? cut),
    ),
  ];
  const [first, second] = known;
  if (known.length < 2) return first;
  const both = [`${first} ${second}`, `${second} ${first}`];
  return known.length > 2 ? null : (CUTS.find((cut) => both.includes(cut)) ?? null);
}

/** "briolette-cut" and "kite shaped" name the cut alone, "emerald-cut" is its whole name. */
function withoutCutWord(word: string): string {
  if (CUTS.some((cut) => cut.toLowerCase() === word)) return word;
  const known = CUT_SYNONYMS[word] ?? word;
  const name = known.replace(/(?<!^rose|^emerald)[ -](?:cut|shaped?)$/, "");
  return CUT_SYNONYMS[name] ?? name;
}

/** Of all together. */
function toCarats(written: string, count: number): string | undefined {
  const [word = ""] = /^[a-z]+/.exec(written) ?? [];
  const [number = ""] = /^[\d.,/ ¼½¾⅓⅔⅛-]+/u.exec(CARAT_WORDS[word] ?? written) ?? [];
  const text = number.replaceAll(/-/g, " ").trim();
  const carats = parseCarats(/^[.,]/.test(text) ? `0${text}` : text);
  return written.endsWith("each") ? parseCarats((Number(carats) * count).toFixed(3)) : carats;
}

const toSize = (written: string): string =>
  `${(written.match(/\d+(?:[.,]\d+)?|[.,]\d+/g) ?? [])
    .map((side) => side.replace(",", ".").replace(/^\./, "0."))
    .join(" × ")} mm`;
