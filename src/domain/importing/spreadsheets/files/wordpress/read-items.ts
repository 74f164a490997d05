import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens } from "../xml/read-xml-tokens.ts";

/** The document from its beginning. */
export type Chunks = () => AsyncIterable<Uint8Array>;

export type Site = { base: string | undefined };

/** Its elements, the names of a taxonomy a line each, and its meta fields. */
export type Item = { fields: Map<string, string>; meta: Map<string, string> };

export type Picture = { url: string; alt: string };

/** What the items refer to: the media library by id, and the address of the site. */
export type Library = { pictures: ReadonlyMap<string, Picture>; base: string | undefined };

type Field = { name: string; tag: string; text: string; children: Map<string, string> };

/**
 * The items of an export, from its beginning.
 * @param site gets the first address above the items
 * @throws unprocessable when it is damaged
 */
export async function* readItems(chunks: Chunks, site: Site): AsyncGenerator<Item> {
  const open: Field[] = [];
  let item: Item | null = null;
  for await (const token of readXmlTokens(chunks())) {
    if (token.kind === "open") {
      const isItem = item === null && token.name === "item";
      if (isItem) item = { fields: new Map(), meta: new Map() };
      const name = /^<([^\s/>]+)/.exec(token.tag)?.[1] ?? token.name;
      open.push({ name: isItem ? ITEM : name, tag: token.tag, text: "", children: new Map() });
    } else if (token.kind === "text") {
      const field = open.at(-1);
      if (field) field.text += token.text;
    } else {
      const field = open.pop();
      if (!field || !isClosedBy(field, token.name)) throw damagedFileError();
      if (field.name === ITEM) {
        if (item) yield item;
        item = null;
      } else if (item) closeField(item, field, open.at(-1));
      else if (field.name === "link") site.base ??= field.text.trim();
    }
  }
  if (open.length > 0) throw damagedFileError();
}

const ITEM = " item";

const isClosedBy = ({ name }: Field, closed: string) =>
  name === ITEM ? closed === "item" : name.slice(name.indexOf(":") + 1) === closed;

function closeField({ fields, meta }: Item, field: Field, parent: Field | undefined): void {
  const { name, tag, text, children } = field;
  const value = text.trim();
  if (parent && parent.name !== ITEM) {
    parent.children.set(name, value);
  } else if (name === "wp:postmeta") {
    meta.set(children.get("wp:meta_key") ?? "", children.get("wp:meta_value") ?? "");
  } else if (name === "category") {
    const taxonomy = `taxonomy ${decodeXmlEntities(readAttribute(tag, "domain") ?? "")}`;
    fields.set(taxonomy, [fields.get(taxonomy), value].filter(Boolean).join("\n"));
  } else if (value !== "") fields.set(name, value);
}
