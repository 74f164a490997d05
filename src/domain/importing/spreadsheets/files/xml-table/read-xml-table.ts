import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { compressRows } from "../../tables/compress-rows.ts";
import {
  damagedFileError,
  emptyFileError,
  noXmlRowsError,
  tooManyRowsError,
} from "../../tables/spreadsheet-errors.ts";
import { MAX_ROWS, type Row, type Table } from "../../tables/table.ts";
import { chunksOf } from "../xml/chunks-of.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens, type XmlToken } from "../xml/read-xml-tokens.ts";

/** An item's elements: name → texts, in order. */
type Item = Map<string, string[]>;

/**
 * Reads an XML document as a table, whose columns are the elements and attributes of its rows: a product
 * feed of RSS 2.0 or Atom with Google's elements (support.google.com/merchants/answer/160589), Yandex
 * Market's catalog (yandex.ru/support/marketplace/assortment/files/yml.html), or any other list.
 * @throws unprocessable when it is damaged or has no items, unsupported-media when nothing in it is a list
 */
export async function readXmlTable(bytes: Uint8Array): Promise<Table> {
  const row = await findRowElement(readXmlTokens(chunksOf(bytes)));
  if (row === null) throw noXmlRowsError();
  const items = await collectItems(readXmlTokens(chunksOf(bytes)), row);
  if (items.length === 0) throw emptyFileError();
  const names = [...new Set(items.flatMap((item) => [...item.keys()]))];
  const { notes, ...table } = await compressRows(toRows(names, items));
  const note = "It is an XML file: row 2 is its first entry, row 3 the next, and so on.";
  return { name: "", ...table, notes: [note, ...notes] };
}

function* toRows(names: string[], items: Item[]): Generator<Row> {
  yield { number: 1, cells: names };
  for (const [index, item] of items.entries()) {
    // Elements that stand several times belong together, such as pictures.
    const cells = names.map((name) => item.get(name)?.join("\n") ?? null);
    yield { number: index + 2, cells };
  }
}

async function collectItems(tokens: AsyncIterable<XmlToken>, row: string): Promise<Item[]> {
  const items: Item[] = [];
  let item: Item | null = null;
  /** The elements that are open within the item. */
  const open: Field[] = [];
  let hasRoot = false;
  for await (const token of tokens) {
    if (token.kind === "open") {
      if (item) openField(open, token);
      // A root with the name of its rows is none of them.
      else if (hasRoot && token.name === row) item = new Map(attributesOf(token.tag));
      hasRoot = true;
    } else if (token.kind === "text") {
      const element = open.at(-1);
      if (element) element.text += token.text;
    } else if (item) {
      const element = open.pop();
      if (!element) {
        if (items.length > MAX_ROWS) throw tooManyRowsError();
        items.push(item);
        item = null;
      } else if (element.name !== token.name) throw damagedFileError();
      else closeField(item, open, element);
    }
  }
  if (item || !hasRoot) throw damagedFileError();
  return items;
}

/** An element of an item; `label` is what it holds. */
type Field = { name: string; label: string; text: string; isList: boolean };

/** Yandex writes `<param name="Material">`. */
function openField(open: Field[], { name, tag }: { name: string; tag: string }): void {
  const label = name === "param" ? decodeXmlEntities(readAttribute(tag, "name") ?? name) : name;
  open.push({ name, label, text: linkOf(name, tag), isList: false });
}

/** A list of pictures within an item is one field; another element within one is none. */
function closeField(item: Item, open: Field[], { name, label, text, isList }: Field): void {
  const parent = open.at(-1);
  if (!parent) add(item, label, isList ? "" : text);
  else if (open.length === 1 && isListOf(parent.name, name)) {
    parent.isList = true;
    add(item, parent.name, text);
  }
}

/** "images" of "image", "pictures" of "picture". */
const isListOf = (list: string, name: string): boolean =>
  list.toLowerCase() === `${name.toLowerCase()}s`;

/** Atom's address is an attribute. */
const linkOf = (name: string, tag: string): string =>
  name === "link" ? (readAttribute(tag, "href") ?? "") : "";

const ATTRIBUTE = /\s([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes of a row, such as its id; those of a namespace say nothing of a piece. */
const attributesOf = (tag: string): [string, string[]][] =>
  [...tag.matchAll(ATTRIBUTE)].flatMap(([, name = "", double, single]): [string, string[]][] => {
    const value = decodeXmlEntities(double ?? single ?? "").trim();
    return name === "xmlns" || value === "" ? [] : [[name, [value]]];
  });

function add(item: Item, name: string, text: string): void {
  const trimmed = text.trim();
  if (trimmed === "") return;
  const texts = item.get(name);
  if (texts) texts.push(trimmed);
  else item.set(name, [trimmed]);
}

/** RSS, Atom and Yandex Market: other elements of them may repeat too. */
const FEED_ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({ rss: "item", feed: "entry", yml_catalog: "offer" }),
);

type Open = { name: string; hasChildren: boolean; leaves: number };
type Count = { elements: number; withChildren: number; leaves: number; depth: number };

/**
 * The name of the elements that are the rows of a document, one piece each: those of a known feed, else the
 * ones with elements of their own that there are most of, the outermost of equally many; null for none.
 */
async function findRowElement(tokens: AsyncIterable<XmlToken>): Promise<string | null> {
  const counts = new Map<string, Count>();
  const open: Open[] = [];
  for await (const token of tokens) {
    if (token.kind === "open") {
      const parent = open.at(-1);
      if (parent) parent.hasChildren = true;
      else if (FEED_ROWS.has(token.name)) return FEED_ROWS.get(token.name) ?? null;
      open.push({ name: token.name, hasChildren: false, leaves: 0 });
    } else if (token.kind === "close") {
      const closed = open.pop();
      // The root is the table.
      const parent = open.at(-1);
      if (!closed || !parent) continue;
      if (!closed.hasChildren) parent.leaves += 1;
      count(counts, closed, open.length);
    }
  }
  const [best] = [...counts]
    // A list of rows has no values of its own.
    .filter(([, { withChildren, elements, leaves }]) => withChildren * 2 > elements && leaves > 0)
    .toSorted(([, a], [, b]) => b.withChildren - a.withChildren || a.depth - b.depth);
  return best?.[0] ?? null;
}

function count(
  counts: Map<string, Count>,
  { name, hasChildren, leaves }: Open,
  depth: number,
): void {
  const before = counts.get(name) ?? { elements: 0, withChildren: 0, leaves: 0, depth };
  counts.set(name, {
    elements: before.elements + 1,
    withChildren: before.withChildren + (hasChildren ? 1 : 0),
    leaves: before.leaves + leaves,
    depth: Math.min(before.depth, depth),
  });
}
