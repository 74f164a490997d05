import { compressRows } from "../../tables/compress-rows.ts";
import {
  damagedFileError,
  emptyFileError,
  tooManyRowsError,
} from "../../tables/spreadsheet-errors.ts";
import { MAX_ROWS, type Row, type Table } from "../../tables/table.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens, type XmlToken } from "../xml/read-xml-tokens.ts";

/** An item's elements: name → texts, in order. */
type Item = Map<string, string[]>;

/** Elements that may stand several times in an item and belong together. */
const LISTS = /^(?:additional_image_link|product_highlight|product_tag)$/;

/**
 * Reads a product feed as a table: RSS 2.0 or Atom with Google's elements
 * (support.google.com/merchants/answer/160589). The columns are the elements of its items.
 * @throws unprocessable when it is damaged or has no items
 */
export async function readFeed(bytes: Uint8Array): Promise<Table> {
  const items = await collectItems(readXmlTokens(chunksOf(bytes)));
  if (items.length === 0) throw emptyFileError();
  const names = [...new Set(items.flatMap((item) => [...item.keys()]))];
  const { notes, ...table } = await compressRows(toRows(names, items));
  const note = "It is an XML feed: row 2 is its first product, row 3 the next, and so on.";
  return { name: "", ...table, notes: [note, ...notes] };
}

const CHUNK_LENGTH = 64 * 1024;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH)
    yield bytes.subarray(at, at + CHUNK_LENGTH);
}

function* toRows(names: string[], items: Item[]): Generator<Row> {
  yield { number: 1, cells: names };
  for (const [index, item] of items.entries()) {
    const cells = names.map((name) => {
      const texts = item.get(name) ?? [];
      return (LISTS.test(name) ? texts.join("\n") : texts[0]) ?? null;
    });
    yield { number: index + 2, cells };
  }
}

async function collectItems(tokens: AsyncIterable<XmlToken>): Promise<Item[]> {
  const items: Item[] = [];
  let item: Item | null = null;
  /** The elements that are open within the item. */
  const open: { name: string; text: string }[] = [];
  let root: string | null = null;
  for await (const token of tokens) {
    if (token.kind === "open") {
      root ??= token.name;
      if (item) open.push({ name: token.name, text: linkOf(token) });
      else if (isItem(token.name)) item = new Map();
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
      // An element within an element, such as a shipping price, is no field of the item.
      else if (open.length === 0) add(item, element);
    }
  }
  if (item || root === null) throw damagedFileError();
  return items;
}

const isItem = (name: string) => name === "item" || name === "entry";

/** Atom's address is an attribute. */
const linkOf = ({ name, tag }: { name: string; tag: string }): string =>
  name === "link" ? (readAttribute(tag, "href") ?? "") : "";

function add(item: Item, { name, text }: { name: string; text: string }): void {
  const trimmed = text.trim();
  if (trimmed !== "") item.set(name, [...(item.get(name) ?? []), trimmed]);
}
