import { parseEntries } from "../entries/parse-entries.ts";
import { SINGULAR_OF } from "./stone-species.ts";
import { CUTS, LAB_GROWN, STONE_SYNONYMS } from "./stone-words.ts";
import { parseCarats } from "./parse-carats.ts";

/** A stone of a piece, or several alike. */
export type Stone = {
  /** Species and variety, "blue sapphire"; unknown ones as written. */
  kind: string;
  cut?: string | undefined;
  /** Of all together, "1.2". */
  carats?: string | undefined;
  count?: number | undefined;
  /** "6.9 mm" or "13 × 10 mm" */
  size?: string | undefined;
  /** "heated" */
  treatment?: string | undefined;
  labGrown?: boolean | undefined;
  origin?: string | undefined;
};

export const MAX_STONE_COUNT = 10_000;
const COUNT = /^(\d{1,5})\s*[×x]\s*(?=\S)/iu;
const NAMES = [...SINGULAR_OF.keys()].join("|");
const NAME_AT_END = new RegExp(String.raw`\b(?:${NAMES})$`, "iu");
/** "6 diamonds", of a known stone: "4 prongs" are none, and "6 diamond earrings" another thing. */
const PLAIN_COUNT = String.raw`(\d{1,5})\s+(?=(?:[\p{L}-]+\s){0,4}(?:${NAMES})\s*(?:$|[^\p{L}\s-]|(?:and|with)\s))`;
const PLAIN_COUNT_FIRST = new RegExp(`^${PLAIN_COUNT}`, "iu");
/** "1 ruby, 6 diamonds", "ruby and 6 diamonds": what begins with a count is another stone. */
const BETWEEN_STONES = new RegExp(
  String.raw`(?:,|\s(?:and|with|&))\s*(?=\d{1,5}\s*[×x]\s*\p{L}|${PLAIN_COUNT})`,
  "giu",
);
const SIZE = /^(\d+(?:[.,]\d+)?(?:\s*[×x]\s*\d+(?:[.,]\d+)?){0,2})\s*mm$/iu;
const CARATS =
  /(?:^|(?<![\s\d.,/¼½¾⅓⅔⅛])\s+)([\d.,/¼½¾⅓⅔⅛][\d.,/ ¼½¾⅓⅔⅛]{0,40}?)\s{0,9}(?:ct|cts|carats?)\.?$/iu;

const LEADING_CARATS =
  /^([\d.,/¼½¾⅓⅔⅛][\d.,/ ¼½¾⅓⅔⅛]{0,40}?)\s{0,9}(?:ct|cts|carats?)\.?\s+(?=\p{L})/iu;

/** "2 × lab-grown round blue sapphire, 1.2 ct, 6.9 mm, heated, from Montana" */
export const formatStones = (stones: readonly Stone[]): string | null =>
  stones.map(formatStone).join("; ") || null;

function formatStone({ kind, cut, carats, count, size, treatment, labGrown, origin }: Stone) {
  const isKnownCut = CUTS.some((each) => each === cut);
  const head = [
    count === undefined ? null : `${count} ×`,
    labGrown ? LAB_GROWN[0] : null,
    isKnownCut ? cut : null,
    kind,
  ];
  return [
    head.filter(Boolean).join(" "),
    cut !== undefined && !isKnownCut && `${cut} cut`,
    carats !== undefined && `${carats} ct`,
    size,
    treatment,
    origin !== undefined && `from ${origin}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * The stones of a text, divided by semicolons or lines. A stone that nobody knows stays as written.
 * @returns undefined for a weight, count or size that is none, or an entry that names no stone
 */
export const parseStones = (text: string): Stone[] | undefined =>
  parseEntries(text.replaceAll(BETWEEN_STONES, ";"), parseStone);

/** A comma between digits is a decimal one. */
function parseStone(text: string): Stone | undefined {
  const [first = "", ...rest] = text.split(/,(?!\d)|(?<!\d),/).map((part) => part.trim());
  const found = CARATS.exec(first);
  const [before, leading] = LEADING_CARATS.exec(first) ?? [];
  const head = parseHead(
    before ? first.slice(before.length) : first.slice(0, found?.index || undefined),
  );
  if (!head) return undefined;
  const carats = leading ?? (found && found.index > 0 ? found[1] : undefined);
  return [carats ? `${carats} ct` : "", ...rest]
    .filter(Boolean)
    .reduce<Stone | undefined>((stone, part) => stone && addDetail(stone, part), head);
}

function parseHead(text: string): Stone | undefined {
  const marked = COUNT.exec(text);
  const plain = marked ? null : PLAIN_COUNT_FIRST.exec(text);
  const [counted = "", written] = marked ?? plain ?? [];
  const count = written === undefined ? undefined : Number(written);
  if (count !== undefined && (count < 1 || count > MAX_STONE_COUNT)) return undefined;
  let kind = text.slice(counted.length).replaceAll(/\s+/g, " ");
  if (plain)
    kind = kind.replace(NAME_AT_END, (name) => SINGULAR_OF.get(name.toLowerCase()) ?? name);
  const take = (words: readonly string[]) => {
    const found = words.find((word) => kind.toLowerCase().startsWith(`${word.toLowerCase()} `));
    if (found) kind = kind.slice(found.length + 1);
    return found;
  };
  const labGrown = take(LAB_GROWN) !== undefined;
  const cut = take(CUTS);
  if (!/^\p{L}/u.test(kind)) return undefined;
  return {
    kind: STONE_SYNONYMS.get(kind.toLowerCase()) ?? kind,
    ...(cut !== undefined && { cut }),
    ...(count !== undefined && { count }),
    ...(labGrown && { labGrown }),
  };
}

/** Undefined where a number of the detail is none, or the stone has that detail already. */
function addDetail(stone: Stone, part: string): Stone | undefined {
  const [, written] = CARATS.exec(part) ?? [];
  if (written !== undefined) {
    const carats = parseCarats(written);
    return carats === undefined || stone.carats ? undefined : { ...stone, carats };
  }
  const [, sides] = SIZE.exec(part) ?? [];
  if (sides !== undefined) return stone.size ? undefined : { ...stone, size: toSize(sides) };
  if (/^from \S/i.test(part)) return stone.origin ? undefined : { ...stone, origin: part.slice(5) };
  if (/\S cut$/i.test(part)) return stone.cut ? undefined : { ...stone, cut: part.slice(0, -4) };
  if (LAB_GROWN.some((word) => word === part.toLowerCase())) return { ...stone, labGrown: true };
  if (/^natural$/i.test(part)) return stone;
  if (/^[-\d]/.test(part)) return undefined;
  const treatment = [stone.treatment, part].filter(Boolean).join(", ");
  return { ...stone, treatment };
}

const toSize = (sides: string): string =>
  `${sides
    .split(/[×x]/iu)
    .map((side) => side.trim().replace(",", "."))
    .join(" × ")} mm`;
