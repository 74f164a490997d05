import type { Row } from "../../tables/table.ts";
import { type PhpValue, parsePhp } from "./parse-php.ts";
import { type Chunks, type Item, type Library, readItems } from "./read-items.ts";
import { isKept } from "./read-posts.ts";

const VARIATION = "product_variation";

export const isProduct = ({ fields }: Item): boolean =>
  ["product", VARIATION].includes(fields.get("wp:post_type") ?? "") && isKept(fields);

type ReadCell = (item: Item, library: Library) => string | undefined;

const ofMeta =
  (...names: string[]): ReadCell =>
  (item) =>
    names.map((name) => item.meta.get(name)).find(Boolean);

const ofField =
  (name: string): ReadCell =>
  ({ fields }) =>
    fields.get(name);

/** As WooCommerce's CSV writes lists. */
const joinList = (values: string[]): string =>
  values.map((value) => value.replaceAll(",", String.raw`\,`)).join(", ");

const ofTerms =
  (taxonomy: string): ReadCell =>
  ({ fields }) =>
    joinList(fields.get(`taxonomy ${taxonomy}`)?.split("\n") ?? []);

/** What WooCommerce stores of a product, by the columns of its own CSV (github.com/woocommerce/woocommerce, wc-data-stores). */
const COLUMNS: [name: string, read: ReadCell][] = [
  ["ID", ofField("wp:post_id")],
  ["Type", (item) => (isVariation(item) ? "variation" : (typeOf(item) ?? "simple"))],
  ["SKU", ofMeta("_sku")],
  ["Name", ofField("title")],
  ["Published", ({ fields }) => PUBLISHED[fields.get("wp:status") ?? ""] ?? "-1"],
  ["Visibility in catalog", (item) => (isHidden(item) ? "hidden" : "visible")],
  ["Short description", ofField("excerpt:encoded")],
  ["Description", ofField("content:encoded")],
  ["In stock?", ({ meta }) => (meta.get("_stock_status") === "outofstock" ? "0" : "1")],
  ["Stock", ({ meta }) => meta.get("_stock")?.replace(/\.0+$/, "")],
  ["Weight", ofMeta("_weight")],
  ["Sale price", ofMeta("_sale_price")],
  ["Regular price", ofMeta("_regular_price", "_price")],
  ["Categories", ofTerms("product_cat")],
  ["Tags", ofTerms("product_tag")],
  ["Images", listPictures],
  ["Parent", (item) => (isVariation(item) ? `id:${item.fields.get("wp:post_parent")}` : undefined)],
  ["Permalink", ({ fields }, { base }) => URL.parse(fields.get("link") ?? "", base)?.href],
];

const PUBLISHED: Partial<Record<string, string>> = { publish: "1", private: "0" };

const isVariation = ({ fields }: Item) => fields.get("wp:post_type") === VARIATION;

const typeOf = ({ fields }: Item) => fields.get("taxonomy product_type");

const isHidden = ({ fields }: Item): boolean =>
  ["exclude-from-catalog", "exclude-from-search"].every((term) =>
    fields.get("taxonomy product_visibility")?.split("\n").includes(term),
  );

function listPictures({ meta }: Item, { pictures }: Library): string {
  const gallery = meta.get("_product_image_gallery")?.split(",") ?? [];
  const ids = [meta.get("_thumbnail_id") ?? "", ...gallery].map((id) => id.trim());
  return [...new Set(ids)].flatMap((id) => pictures.get(id)?.url ?? []).join(", ");
}

/** An attribute of one product alone, by the part of a variation's meta key that stands for it. */
type OwnAttributes = Map<string, { name: string; values: string[] }>;

/** null where they can't be read. */
function readOwnAttributes({ meta }: Item): OwnAttributes | null {
  const written = meta.get("_product_attributes");
  const read = written ? parsePhp(written) : new Map<string, PhpValue>();
  if (!(read instanceof Map)) return null;
  const own: OwnAttributes = new Map();
  for (const [key, attribute] of read) {
    if (!(attribute instanceof Map)) return null;
    const [name, value] = [attribute.get("name"), attribute.get("value")];
    if (typeof name !== "string" || typeof value !== "string") return null;
    // The terms of those of the whole shop are beside the product.
    if (!attribute.get("is_taxonomy"))
      own.set(key, { name, values: value.split("|").map((part) => part.trim()) });
  }
  return own;
}

/** "pa_size" is an attribute of the whole shop; a variation has the value in its meta fields. */
function listAttributes(item: Item, own: OwnAttributes): [name: string, value: string][] {
  const { fields, meta } = item;
  const ofShop = [...fields].flatMap(([name, value]): [string, string][] =>
    name.startsWith("taxonomy pa_")
      ? [[name.slice("taxonomy pa_".length), joinList(value.split("\n"))]]
      : [],
  );
  const ofProduct = [...own.values()].map(({ name, values }): [string, string] => [
    name,
    joinList(values),
  ]);
  const ofVariation = [...meta].flatMap(([name, value]): [string, string][] => {
    const [, isOfShop, key = ""] = /^attribute_(pa_)?(.+)$/s.exec(name) ?? [];
    return key && value ? [[(!isOfShop && own.get(key)?.name) || key, joinList([value])]] : [];
  });
  const listed = isVariation(item) ? ofVariation : [...ofShop, ...ofProduct];
  return listed.slice(0, MAX_ATTRIBUTES);
}

const MAX_ATTRIBUTES = 20;

/**
 * WooCommerce's products and their variations as rows of its own CSV, below their headings.
 * @param notes get a sentence for what can't be read
 */
export async function* readProducts(
  chunks: Chunks,
  library: Library,
  notes: string[],
): AsyncGenerator<Row> {
  const attributes = Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1);
  const headings = attributes.flatMap((n) => [`Attribute ${n} name`, `Attribute ${n} value(s)`]);
  yield { number: 1, cells: [...COLUMNS.map(([name]) => name), ...headings] };
  let number = 1;
  const unread: string[] = [];
  const ownById = new Map<string | undefined, OwnAttributes>();
  for await (const item of readItems(chunks, { base: library.base })) {
    if (!isProduct(item)) continue;
    number += 1;
    const read = readOwnAttributes(item);
    if (!read) unread.push(`row ${number}`);
    const own = isVariation(item) ? ownById.get(item.fields.get("wp:post_parent")) : read;
    // Variations stand behind their product.
    if (typeOf(item) === "variable" && own) ownById.set(item.fields.get("wp:post_id"), own);
    const cells = COLUMNS.map(([, read]) => read(item, library) || null);
    yield { number, cells: [...cells, ...listAttributes(item, own ?? new Map()).flat()] };
  }
  if (unread.length > 0)
    notes.push(`Attributes that can’t be read were left out: ${shorten(unread)}.`);
}

const MAX_NAMED = 10;

const shorten = (places: string[]): string =>
  `${places.slice(0, MAX_NAMED).join(", ")}${places.length > MAX_NAMED ? " …" : ""}`;
