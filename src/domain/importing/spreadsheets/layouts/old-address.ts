import { toText } from "../tables/cell-values.ts";
import { cellAt, type Header, normalizeColumnName } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";
import { withoutTracking } from "../../../without-tracking.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import type { RowReader } from "./row-reader.ts";

/** The path of a page, from the last part of its address. */
type ToPath = (slug: string, row: Row) => string;

/** Shopify (help.shopify.com, product CSV: URL handle). */
const inProducts: ToPath = (slug) => `/products/${slug}`;
/** WooCommerce's default product base (woocommerce.com, permalinks). */
export const inProduct: ToPath = (slug) => `/product/${slug}`;
/** Magento's default suffix of product pages (experienceleague.adobe.com, URL rewrites). */
const withSuffix: ToPath = (slug) => `/${slug}.html`;
/** Wix's default path of product pages (support.wix.com, customizing URL structures). */
const inProductPage: ToPath = (slug) => `/product-page/${slug}`;

/** How a platform builds an address of which its file has the last part only; null for unknown. */
function findPattern(header: Header, column: number): ToPath | null {
  const name = normalizeColumnName(header.names[column] ?? "");
  const storePage = header.find("Product Page");
  // Squarespace: the store page, then "p" (support.squarespace.com, product URLs).
  if (name === "product url" && storePage !== undefined)
    return (slug, row) => `/${toText(cellAt(row, storePage)) ?? "store"}/p/${slug}`;
  if (/^(?:url[ _])?handle$/.test(name))
    return header.find("fieldType") === undefined ? inProducts : inProductPage;
  if (name === "url_key" || name === "url key") return withSuffix;
  return /^post[ _]name$/.test(name) ? inProduct : null;
}

/**
 * The address that a piece had, as an absolute address or a path. Of one whose folder is not known only
 * a note is taken.
 */
export function readOldAddress(
  header: Header,
  columns: (number | undefined)[],
  row: Row,
  reader: RowReader,
  fallback: ToPath | null = null,
): string | null {
  let unknown: string | null = null;
  for (const column of columns) {
    const written = toText(cellAt(row, column));
    if (column === undefined || written === null) continue;
    const pattern = findPattern(header, column) ?? fallback;
    const address = toAddress(written, row, pattern);
    if (address !== null) {
      if (address.includes("?")) reader.notes.push(describeQuery(address));
      return address;
    }
    unknown ??= written;
  }
  if (unknown !== null) {
    reader.notes.push(
      `Its old address “${truncateQuote(unknown)}” was left out because it’s incomplete.`,
    );
  }
  return null;
}

const describeQuery = (address: string): string =>
  `Its old address “${truncateQuote(address)}” gets no redirect, because redirects ignore what follows the question mark.`;

/**
 * Parameters that choose a variant of the page: Shopify's (help.shopify.com, variant links),
 * WooCommerce's attributes, and those of feeds.
 */
const VARIANT = /^(?:variant|sku|size|colou?r|attribute_\w+)$/i;

/** The address of the page that is the same for all its variants and visits. */
function withoutVariant(written: string): string {
  const parsed = URL.parse(written);
  if (parsed === null || parsed.search === "") return written;
  const url = withoutTracking(parsed);
  const others = [...url.searchParams.keys()].filter((name) => !VARIANT.test(name));
  if (others.length > 0) return url.href;
  url.search = "";
  return url.href;
}

function toAddress(written: string, row: Row, pattern: ToPath | null): string | null {
  if (/^https?:\/\//i.test(written)) return withoutVariant(written);
  if (/^\/(?!\/)/.test(written)) return written;
  // "old-shop.example/rings/ember"
  if (/^[\w-]+(?:\.[\w-]+)+\//.test(written)) return `https://${written}`;
  const slug = written.replace(/^\/+|(?<!\/)\/+$/g, "");
  return pattern === null || slug === "" || /\s/.test(slug) ? null : pattern(slug, row);
}
