import type { Row } from "../../tables/table.ts";
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

/** Terms as WooCommerce's CSV lists them. */
const ofTerms =
  (taxonomy: string): ReadCell =>
  ({ fields }) =>
    fields
      .get(`taxonomy ${taxonomy}`)
      ?.replaceAll(",", String.raw`\,`)
      .replaceAll("\n", ", ");

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

/** "pa_size" is an attribute of the whole shop; a variation has the value in its meta fields. */
function listAttributes({ fields, meta }: Item): [name: string, value: string][] {
  const ofShop = [...fields].flatMap(([name, value]): [string, string][] =>
    name.startsWith("taxonomy pa_")
      ? [[name.slice("taxonomy pa_".length), value.replaceAll("\n", ", ")]]
      : [],
  );
  const ofVariation = [...meta].flatMap(([name, value]): [string, string][] => {
    const attribute = /^attribute_(?:pa_)?(.+)$/s.exec(name)?.[1];
    return attribute && value ? [[attribute, value]] : [];
  });
  return [...ofShop, ...ofVariation].slice(0, MAX_ATTRIBUTES);
}

const MAX_ATTRIBUTES = 4;

/** WooCommerce's products and their variations as rows of its own CSV, below their headings. */
export async function* readProducts(chunks: Chunks, library: Library): AsyncGenerator<Row> {
  const attributes = Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1);
  const headings = attributes.flatMap((n) => [`Attribute ${n} name`, `Attribute ${n} value(s)`]);
  yield { number: 1, cells: [...COLUMNS.map(([name]) => name), ...headings] };
  let number = 1;
  for await (const item of readItems(chunks, { base: library.base })) {
    if (!isProduct(item)) continue;
    number += 1;
    const cells = COLUMNS.map(([, read]) => read(item, library) || null);
    yield { number, cells: [...cells, ...listAttributes(item).flat()] };
  }
}
