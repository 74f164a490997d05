import { countOf } from "#contract/count-of.ts";
import { compressRows } from "../../tables/compress-rows.ts";
import { damagedFileError, wordpressError } from "../../tables/spreadsheet-errors.ts";
import type { Row, Table } from "../../tables/table.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens, type XmlToken } from "../xml/read-xml-tokens.ts";

/** The document from its beginning. */
type Chunks = () => AsyncIterable<Uint8Array>;

/** The elements of an item that are columns of the table; texts that stand several times are lines. */
const COLUMNS = [
  "title",
  "link",
  "wp:post_name",
  "wp:post_type",
  "wp:status",
  "wp:post_password",
  "wp:post_date_gmt",
  "category",
  "excerpt:encoded",
  "content:encoded",
];

/**
 * Reads WordPress' own export (WXR: wordpress.org, wp-admin/includes/export.php), which Squarespace writes too, as
 * a table of its posts and pages. It is read twice: pictures may stand behind the posts that show them.
 * @throws unprocessable when it is damaged, unsupported-media when it holds neither
 */
export async function readWordpressTable(chunks: Chunks): Promise<Table> {
  const { pictures, products, texts, base } = await survey(chunks);
  if (texts === 0) throw wordpressError();
  const { notes, ...table } = await compressRows(toRows(chunks, pictures, base));
  const note = "Row 2 is the first post or page of the file, row 3 the next, and so on.";
  const about = `It also holds ${countOf(products, "product")}. To bring ${products === 1 ? "it" : "them"} in, choose Products and then Export in WooCommerce, which makes a CSV file.`;
  return { name: "", ...table, notes: [note, ...(products > 0 ? [about] : []), ...notes] };
}

const isText = (item: Item) =>
  ["post", "page"].includes(item.fields.get("wp:post_type") ?? "") &&
  !["auto-draft", "inherit", "trash"].includes(item.fields.get("wp:status") ?? "");

type Picture = { url: string; alt: string };

/** The media library by id, how many products and texts there are, and the address of the site. */
async function survey(chunks: Chunks) {
  const pictures = new Map<string, Picture>();
  let [products, texts] = [0, 0];
  const site: Site = { base: undefined };
  for await (const item of readItems(readXmlTokens(chunks()), site)) {
    const { fields, meta } = item;
    const url = fields.get("wp:attachment_url");
    if (fields.get("wp:post_type") === "attachment" && url)
      pictures.set(fields.get("wp:post_id") ?? "", {
        url,
        alt: meta.get("_wp_attachment_image_alt") ?? "",
      });
    if (fields.get("wp:post_type") === "product") products += 1;
    if (isText(item)) texts += 1;
  }
  return { pictures, products, texts, base: site.base };
}

async function* toRows(
  chunks: Chunks,
  pictures: ReadonlyMap<string, Picture>,
  base: string | undefined,
): AsyncGenerator<Row> {
  yield { number: 1, cells: [...COLUMNS, "_thumbnail_id", "_wp_attachment_image_alt"] };
  let number = 1;
  for await (const item of readItems(readXmlTokens(chunks()), { base })) {
    if (!isText(item)) continue;
    number += 1;
    const { fields, meta } = item;
    const cover = pictures.get(meta.get("_thumbnail_id") ?? "");
    const cells = COLUMNS.map((name) => fields.get(name) ?? null);
    const set = (name: string, text: string) => (cells[COLUMNS.indexOf(name)] = text || null);
    set("link", URL.parse(fields.get("link") ?? "", base)?.href ?? "");
    set("wp:post_date_gmt", findTime(fields));
    set("content:encoded", showGalleries(fields.get("content:encoded") ?? "", pictures));
    yield { number, cells: [...cells, cover?.url ?? null, cover?.alt ?? null] };
  }
}

/** Drafts have a time of zeros. */
const findTime = (fields: ReadonlyMap<string, string>): string =>
  ["wp:post_date_gmt", "wp:post_date"]
    .map((name) => fields.get(name) ?? "")
    .find((time) => /^[1-9]/.test(time)) ?? "";

/** Galleries name their pictures by ids, which only this file explains. */
const showGalleries = (html: string, pictures: ReadonlyMap<string, Picture>): string =>
  html.replaceAll(/\[gallery\b([^[\]]*)\]/gi, (written, parameters: string) => {
    const ids = /\bids=["']?([\d,\s]*)/.exec(parameters)?.[1]?.split(",") ?? [];
    const found = ids.flatMap((id) => pictures.get(id.trim()) ?? []);
    if (found.length === 0) return written;
    return found.map(({ url, alt }) => `<img src="${quote(url)}" alt="${quote(alt)}">`).join("");
  });

const quote = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

type Site = { base: string | undefined };

type Item = { fields: Map<string, string>; meta: Map<string, string> };

type Field = { name: string; tag: string; text: string; children: Map<string, string> };

/** @param site gets the first address above the items */
async function* readItems(tokens: AsyncIterable<XmlToken>, site: Site): AsyncGenerator<Item> {
  const open: Field[] = [];
  let item: Item | null = null;
  for await (const token of tokens) {
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

/** Taxonomies of posts; others are a theme's. */
const TAXONOMIES = new Set(["category", "post_tag"]);

function closeField({ fields, meta }: Item, field: Field, parent: Field | undefined): void {
  const { name, tag, text, children } = field;
  const value = text.trim();
  if (parent && parent.name !== ITEM) {
    parent.children.set(name, value);
  } else if (name === "wp:postmeta") {
    meta.set(children.get("wp:meta_key") ?? "", children.get("wp:meta_value") ?? "");
  } else if (name === "category") {
    if (!TAXONOMIES.has(decodeXmlEntities(readAttribute(tag, "domain") ?? ""))) return;
    fields.set(name, [fields.get(name), value].filter(Boolean).join("\n"));
  } else if (value !== "") fields.set(name, value);
}
