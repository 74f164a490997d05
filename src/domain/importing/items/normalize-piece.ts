import { foldName } from "#contract/fold-name.ts";
import { MAX_RING_SIZE } from "#contract/catalogue/rings/ring-size.ts";
import { MAX_CENTIGRAMS, MAX_CENTS } from "#contract/decimals.ts";
import { type ParsedPiece, SOURCE_FIELDS, type SourceField } from "#contract/importing/imports.ts";
import { type ColumnOf, PRODUCT_FIELDS, productField } from "#contract/catalogue/product-fields.ts";
import { MAX_COUNT } from "#contract/catalogue/products.ts";
import type { FindCategory } from "../category-finder.ts";
import type { SourcePiece } from "../source.ts";
import { cleanLabel } from "../parsing/clean-label.ts";
import { toStorableText, truncate } from "../storable-text.ts";
import type { FindTagName } from "../tag-finder.ts";
import { describeOmitted } from "./describe-omitted.ts";

const LIMITS = {
  money: MAX_CENTS,
  weight: MAX_CENTIGRAMS,
  count: MAX_COUNT,
  ringSize: MAX_RING_SIZE * 4,
};
const MAX_TAGS = 100;
const MAX_ADDRESS_LENGTH = 2000;

/**
 * Normalizes a piece: lengths and numbers within limits, storable text, the category as one of the
 * shop's.
 * @returns the piece, or null without a name; with notes on what was omitted, and the names of its
 * categories when none is one of the shop's
 */
export function normalizePiece(
  source: SourcePiece,
  { findCategory, findTagName }: { findCategory: FindCategory; findTagName: FindTagName },
): { piece: ParsedPiece | null; notes: string[]; unknownCategories: string[] } {
  const notes = source.notes.map(toStorableText).filter(Boolean);
  const fields = normalizeFields(source, notes);
  if (!fields.name)
    return { piece: null, notes: [...notes, "It has no name."], unknownCategories: [] };
  const { categoryId, unknownCategories } = toCategoryId(source.categories, findCategory);
  const piece: ParsedPiece = {
    externalId: truncate(toLine(source.externalId) ?? "", 255) || null,
    address: toAddress(source.address),
    ...fields,
    categoryId,
    tags: toTags([...source.tags, ...toKeywordTags(source.keywords, findTagName, notes)], notes),
    pictures: toPictures(source.pictures),
    own: source.own ?? null,
    ...(source.costCents !== undefined &&
      source.costCents <= MAX_CENTS && { costCents: source.costCents }),
    ...(source.proposed && { proposed: source.proposed }),
  };
  return { piece, notes, unknownCategories };
}

type NormalizedFields = Pick<ParsedPiece, ColumnOf<SourceField>>;

function normalizeFields(source: SourcePiece, notes: string[]): NormalizedFields {
  const columns = SOURCE_FIELDS.map((name) => [
    PRODUCT_FIELDS[name].column,
    normalizeField(name, source, notes),
  ]);
  return Object.fromEntries(columns) as NormalizedFields;
}

function normalizeField(name: SourceField, source: SourcePiece, notes: string[]) {
  const value = source[PRODUCT_FIELDS[name].column];
  const { kind, label, maxLength = Infinity } = productField(name);
  const what = label.toLowerCase();
  if (value === null || typeof value === "boolean") return value;
  if (name === "sku" || kind === "metals" || kind === "stones") {
    // Others' may be broken over two lines; the shop's own comes back as it went.
    const isKept = name === "sku" && source.own != null;
    const text = isKept ? toStorableText(String(value)) : toLine(String(value));
    return orOmitLong(text, maxLength, what, notes);
  }
  if (kind === "money" || kind === "weight" || kind === "count" || kind === "ringSize") {
    return orOmitOutOfRange(Number(value), LIMITS[kind], what, notes);
  }
  return truncateText(String(value), maxLength, what, notes);
}

const toLine = (text: string | null): string | null =>
  text === null ? null : toStorableText(text).replaceAll(/\s+/g, " ") || null;

function truncateText(text: string, max: number, what: string, notes: string[]): string | null {
  const storable = toStorableText(text);
  if (storable.length <= max) return storable || null;
  notes.push(`Its ${what} is longer than ${max} characters and was cut.`);
  return truncate(storable, max).trimEnd();
}

/** For values that are useless once truncated. */
function orOmitLong(
  text: string | null,
  max: number,
  what: string,
  notes: string[],
): string | null {
  if (text === null || text.length <= max) return text || null;
  notes.push(`Its ${what} is longer than ${max} characters and was left out.`);
  return null;
}

function orOmitOutOfRange(
  value: number,
  max: number,
  what: string,
  notes: string[],
): number | null {
  if (Number.isSafeInteger(value) && value >= 0 && value <= max) return value;
  notes.push(`Its ${what} is no number that can be kept here, and was left out.`);
  return null;
}

/** An absolute URL, or a path when the source gives no host. */
function toAddress(text: string | null): string | null {
  const storable = text === null ? "" : toStorableText(text);
  const url = URL.parse(storable, "http://source.invalid");
  if (!storable || !url || url.href.length > MAX_ADDRESS_LENGTH) return null;
  return url.host === "source.invalid" ? url.pathname + url.search : url.href;
}

/** The first category that is one of the shop's; without any, the names are unknown. */
function toCategoryId(names: string[], find: FindCategory) {
  const storable = names.flatMap((name) => cleanLabel(name) ?? []);
  for (const name of storable) {
    const categoryId = find(name);
    if (categoryId !== null) return { categoryId, unknownCategories: [] };
  }
  return { categoryId: null, unknownCategories: storable };
}

function toKeywordTags(
  keywords: string[] = [],
  find: FindTagName,
  notes: string[],
): SourcePiece["tags"] {
  const words = [...new Set(keywords.map((word) => toLine(word) ?? ""))].filter(Boolean);
  const unknown = words.filter((word) => find(word) === null);
  if (unknown.length > 0) notes.push(...describeOmitted([{ name: "keywords", words: unknown }]));
  return words.flatMap((word) => {
    const name = find(word);
    return name === null ? [] : [{ name, type: null }];
  });
}

function toTags(tags: SourcePiece["tags"], notes: string[]): ParsedPiece["tags"] {
  const byName = new Map<string, ParsedPiece["tags"][number]>();
  for (const { name, type } of tags) {
    const line = cleanLabel(name);
    if (line === null) continue;
    if (line.length > 100) notes.push(`A tag longer than 100 characters was left out.`);
    else if (!byName.has(foldName(line))) byName.set(foldName(line), { name: line, type });
  }
  const surplus = byName.size - MAX_TAGS;
  if (surplus > 0) {
    notes.push(`${surplus} of its tags were left out: a piece has ${MAX_TAGS} at most.`);
  }
  return [...byName.values()].slice(0, MAX_TAGS);
}

/** Each URL once, in order. */
function toPictures(pictures: SourcePiece["pictures"]): ParsedPiece["pictures"] {
  if (pictures === null) return null;
  const byUrl = new Map<string, { url: string; alt: string }>();
  for (const { url, alt } of pictures) {
    const storable = toStorableText(url);
    if (storable && !byUrl.has(storable)) {
      byUrl.set(storable, {
        url: storable,
        alt: truncate(toStorableText(alt), 1000),
      });
    }
  }
  return [...byUrl.values()];
}
