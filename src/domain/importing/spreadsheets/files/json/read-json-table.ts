import { z } from "zod";
import { listOf, rawText, text } from "../../../../lenient-fields.ts";
import { parseJson } from "../../../../parse-json.ts";
import { compressRows } from "../../tables/compress-rows.ts";
import { damagedJsonError, emptyFileError } from "../../tables/spreadsheet-errors.ts";
import type { Cell, Row, Table } from "../../tables/table.ts";
import { decodeText } from "../csv/decode-text.ts";
import { isInstagramPost, toInstagramRecords } from "./instagram-records.ts";
import { isShopifyProduct, type JsonRecord, toShopifyRecords } from "./shopify-records.ts";

/** A file that begins so is JSON, or was meant to be. */
const JSON_START = /^(?:ï»¿|ÿþ|þÿ)?\s*(?:\[\s*[{\]]|\{\s*["}])/;

/** @param start of the file, a character a byte */
export const isJson = (start: string): boolean => JSON_START.test(start.replaceAll("\0", ""));

/**
 * Reads a list of objects as a table: JSON with the list anywhere near its top, or NDJSON. Shopify's
 * products become the rows of its CSV, Instagram's posts a row each.
 * @throws unprocessable when it is neither, or empty
 */
export async function readJsonTable(bytes: Uint8Array): Promise<Table> {
  const { text: written } = decodeText(bytes);
  const whole = parseJson(written);
  const posts = toGhostRecords(whole);
  const { records, notes: found } = posts
    ? { records: posts, notes: [PLAIN] }
    : toRecords(whole === undefined ? parseLines(written) : findList(whole));
  if (records.length === 0) throw emptyFileError();
  const { notes, ...table } = await compressRows(toRows(records));
  return { name: "", ...table, notes: [...found, ...notes] };
}

const PLAIN = "It is a JSON file: row 2 is its first entry, row 3 the next, and so on.";

function toRecords(items: JsonObject[]): { records: JsonRecord[]; notes: string[] } {
  if (items.some(isInstagramPost)) return toInstagramRecords(items);
  const records = items.flatMap((item) =>
    isShopifyProduct(item) ? toShopifyRecords(item) : [toRecord(item)],
  );
  const note = items.some(isShopifyProduct)
    ? "It is Shopify’s JSON: each variant is a row, from row 2 on."
    : PLAIN;
  return { records, notes: [note] };
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseLines(text: string): JsonObject[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const item = parseJson(line);
    if (!isObject(item)) throw damagedJsonError(index);
    return [item];
  });
}

const MAX_LEVELS_OF_LIST = 3;

/** The objects of the longest list near the top; of none, the object itself unless it is empty. */
function findList(value: unknown): JsonObject[] {
  const lists: JsonObject[][] = [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < MAX_LEVELS_OF_LIST && lists.length === 0; depth += 1) {
    const objects = level.filter(isObject);
    if (objects.some((each) => isShopifyProduct(each) || isInstagramPost(each))) return objects;
    const found = level.filter((each) => Array.isArray(each)).map((each) => each.filter(isObject));
    lists.push(...found.filter(({ length }) => length > 0));
    level = objects.flatMap((each) => Object.values(each));
  }
  // Redirection's file begins with its groups.
  const redirects = lists.find((list) => list.every((each) => "action_data" in each));
  if (redirects) return redirects;
  const [longest] = lists.toSorted((a, b) => b.length - a.length);
  const hasValues =
    isObject(value) && Object.values(value).some((each) => typeof each !== "object");
  return longest ?? (hasValues ? [value] : []);
}

function* toRows(records: JsonRecord[]): Generator<Row> {
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))];
  yield { number: 1, cells: names };
  for (const [index, record] of records.entries())
    yield { number: index + 2, cells: names.map((name) => record.get(name) ?? null) };
}

function toRecord(item: JsonObject): JsonRecord {
  const record: JsonRecord = new Map();
  addValues(record, item, "", 0);
  return record;
}

const MAX_LEVELS = 3;

/** The values of an object within an object stand under both names: "weight value". */
function addValues(record: JsonRecord, item: JsonObject, prefix: string, level: number): void {
  // WooCommerce's Store API writes "1105" for 11.05.
  const places = item["currency_minor_unit"];
  for (const [name, written] of Object.entries(item)) {
    const isMinor = typeof places === "number" && typeof written === "string" && written !== "";
    const value = isMinor && !Number.isNaN(+written) ? +written / 10 ** places : written;
    const heading = `${prefix}${name}`;
    if (isObject(value) && level < MAX_LEVELS) addValues(record, value, `${heading} `, level + 1);
    else if (isAttributeList(value)) for (const each of value) addAttribute(record, each);
    else record.set(heading, Array.isArray(value) ? joinList(value) : toCell(value));
  }
}

type Attribute = { name: string; value: unknown };

/** Lists such as `[{"name": "Metal", "value": "Gold"}]`: WooCommerce says options, schema.org value. */
const isAttributeList = (value: unknown): value is Attribute[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isObject(each) && typeof each["name"] === "string" && optionsOf(each));

const optionsOf = (each: JsonObject) => each["value"] ?? each["options"];

function addAttribute(record: JsonRecord, attribute: Attribute): void {
  const options = optionsOf(attribute);
  record.set(attribute.name, Array.isArray(options) ? joinList(options) : toCell(options));
}

/** What an object in a list is: a picture, or something with a name. */
const nameOf = (each: unknown): unknown =>
  isObject(each)
    ? (each["src"] ?? each["url"] ?? each["name"] ?? each["title"] ?? JSON.stringify(each))
    : each;

function joinList(values: unknown[]): Cell {
  const texts = values.flatMap((value) => toCell(nameOf(value)) ?? []).map(String);
  return texts.join(texts.some((text) => text.includes(",")) ? "\n" : ", ") || null;
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" ? value : JSON.stringify(value);
}

const ghostId = z.union([z.string(), z.number()]).transform(String).catch("");

/** The export of Ghost (ghost.org/docs/migration/custom, JSON file structure). */
const contentsSchema = z.object({
  posts: z.array(
    z.object({
      id: ghostId,
      title: text,
      slug: text,
      html: rawText,
      custom_excerpt: text,
      feature_image: text,
      feature_image_alt: text,
      type: text,
      page: z.union([z.boolean(), z.number()]).catch(0),
      status: text,
      visibility: text,
      published_at: text,
      created_at: text,
    }),
  ),
  tags: listOf(z.object({ id: ghostId, name: text })),
  posts_tags: listOf(z.object({ post_id: ghostId, tag_id: ghostId })),
});

const ghostSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: contentsSchema })]) }),
  z.object({ data: contentsSchema, meta: z.object({ version: z.string() }) }),
]);

/** The posts and pages of an export of Ghost; null for another file. */
function toGhostRecords(file: unknown): JsonRecord[] | null {
  const read = ghostSchema.safeParse(file);
  if (!read.success) return null;
  const { posts, tags, posts_tags } = "db" in read.data ? read.data.db[0].data : read.data.data;
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  const links = Map.groupBy(posts_tags, ({ post_id }) => post_id);
  return posts.map(({ id, page, ...post }) => {
    // Those that begin with # are shown to nobody.
    const own = (links.get(id) ?? []).flatMap(({ tag_id }) => names.get(tag_id) ?? []);
    return new Map([
      ...Object.entries(post),
      ["type", page ? "page" : post.type],
      ["link", `__GHOST_URL__/${post.slug}/`],
      ["category", own.filter((name) => !name.startsWith("#")).join("\n")],
    ]);
  });
}
