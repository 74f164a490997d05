import { MAX_CENTIGRAMS, MAX_CENTS } from "#contract/decimals.ts";
import { type ParsedPiece, SOURCE_FIELDS, type SourceField } from "#contract/imports.ts";
import { type ColumnOf, PRODUCT_FIELDS, productField } from "#contract/product-fields.ts";
import { MAX_COUNT } from "#contract/products.ts";
import type { FindCategory } from "../category-finder.ts";
import type { SourcePiece } from "../source.ts";
import type { FindTagName } from "../tag-finder.ts";
import { tellLeftOut } from "./describe-omitted.ts";

const LIMITS = { money: MAX_CENTS, weight: MAX_CENTIGRAMS, count: MAX_COUNT };
const MOST_TAGS = 100;
const LONGEST_ADDRESS = 2000;

/**
 * Brings a piece into the shape in which the shop could keep it: lengths and numbers within their
 * limits, texts that every database can hold, the category as one of ours.
 * @returns the piece, or why there is none; with sentences about what was left out
 */
export function normalisePiece(
  source: SourcePiece,
  { findCategory, findTagName }: { findCategory: FindCategory; findTagName: FindTagName },
): { piece: ParsedPiece | null; notes: string[] } {
  const notes = source.notes.map(storable).filter(Boolean);
  const fields = normalizeFields(source, notes);
  if (!fields.name) return { piece: null, notes: [...notes, "It has no name."] };
  const piece: ParsedPiece = {
    externalId: line(source.externalId)?.slice(0, 255) ?? null,
    address: address(source.address),
    ...fields,
    categoryId: categoryOf(source.categories, findCategory, notes),
    tags: tagsOf([...source.tags, ...tagsOfWords(source.keywords, findTagName, notes)], notes),
    pictures: picturesOf(source.pictures),
    own: source.own ?? null,
  };
  return { piece, notes };
}

type NormalizedFields = Pick<ParsedPiece, ColumnOf<SourceField>>;

function normalizeFields(source: SourcePiece, notes: string[]): NormalizedFields {
  const columns = SOURCE_FIELDS.map((name) => {
    const { column } = PRODUCT_FIELDS[name];
    return [column, normalizeField(name, source[column], notes)];
  });
  return Object.fromEntries(columns) as NormalizedFields;
}

function normalizeField(name: SourceField, value: unknown, notes: string[]): unknown {
  const { kind, label, maxLength = Infinity } = productField(name);
  const what = label.toLowerCase();
  if (value === null || typeof value === "boolean") return value;
  if (name === "sku") return whole(String(value), maxLength, what, notes);
  if (kind === "money" || kind === "weight" || kind === "count") {
    return within(Number(value), LIMITS[kind], what, notes);
  }
  return cut(String(value), maxLength, what, notes);
}

/** A text that both engines hold: no character that is none. */
export const storable = (text: string): string =>
  text.toWellFormed().replaceAll("\u0000", "").trim();

const line = (text: string | null): string | null =>
  text === null ? null : storable(text).replaceAll(/\s+/g, " ") || null;

function cut(text: string | null, max: number, what: string, notes: string[]): string | null {
  const kept = text === null ? "" : storable(text);
  if (kept.length <= max) return kept || null;
  notes.push(`Its ${what} is longer than ${max} characters and was cut.`);
  return kept.slice(0, max).toWellFormed().replaceAll("\uFFFD", "").trimEnd();
}

/** For what means nothing once it is cut. */
function whole(text: string | null, max: number, what: string, notes: string[]): string | null {
  const kept = line(text);
  if (kept === null || kept.length <= max) return kept;
  notes.push(`Its ${what} is longer than ${max} characters and was left out.`);
  return null;
}

function within(value: number | null, max: number, what: string, notes: string[]): number | null {
  if (value === null) return null;
  if (Number.isSafeInteger(value) && value >= 0 && value <= max) return value;
  notes.push(`Its ${what} is no number that can be kept here, and was left out.`);
  return null;
}

/** A whole address, or a path where the source does not tell its host. */
function address(text: string | null): string | null {
  const written = text === null ? "" : storable(text);
  const url = URL.parse(written, "http://source.invalid");
  if (!written || !url || url.href.length > LONGEST_ADDRESS) return null;
  return url.host === "source.invalid" ? url.pathname + url.search : url.href;
}

function categoryOf(names: string[], find: FindCategory, notes: string[]): number | null {
  const written = names.map(storable).filter(Boolean);
  for (const name of written) {
    const id = find(name);
    if (id !== null) return id;
  }
  if (written.length > 0) {
    notes.push(`Its category “${written.join("”, “")}” is none of ours, so it has none.`);
  }
  return null;
}

function tagsOfWords(
  keywords: string[] = [],
  find: FindTagName,
  notes: string[],
): SourcePiece["tags"] {
  const words = [...new Set(keywords.map((word) => line(word) ?? ""))].filter(Boolean);
  const strange = words.filter((word) => find(word) === null);
  if (strange.length > 0) notes.push(...tellLeftOut([{ name: "keywords", words: strange }]));
  return words.flatMap((word) => {
    const name = find(word);
    return name === null ? [] : [{ name, type: null }];
  });
}

function tagsOf(tags: SourcePiece["tags"], notes: string[]): ParsedPiece["tags"] {
  const byName = new Map<string, ParsedPiece["tags"][number]>();
  for (const { name, type } of tags) {
    const kept = line(name);
    if (kept === null) continue;
    if (kept.length > 100) notes.push(`A tag longer than 100 characters was left out.`);
    else if (!byName.has(kept.toLowerCase())) byName.set(kept.toLowerCase(), { name: kept, type });
  }
  return [...byName.values()].slice(0, MOST_TAGS);
}

/** Each picture once, in order. */
function picturesOf(pictures: SourcePiece["pictures"]): ParsedPiece["pictures"] {
  if (pictures === null) return null;
  const byUrl = new Map<string, { url: string; alt: string }>();
  for (const { url, alt } of pictures) {
    const kept = storable(url);
    if (kept && !byUrl.has(kept)) {
      byUrl.set(kept, { url: kept, alt: storable(alt).slice(0, 1000).toWellFormed() });
    }
  }
  return [...byUrl.values()];
}
