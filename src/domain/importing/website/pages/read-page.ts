import { SOURCE_FIELDS, type SourcePicture } from "#contract/importing/imports.ts";
import { PRODUCT_FIELDS, productField } from "#contract/catalogue/product-fields.ts";
import type { CheerioAPI } from "cheerio/slim";
import { htmlToLine } from "../../parsing/html-to-text.ts";
import { flagForeignCurrency } from "../../parsing/flag-foreign-currency.ts";
import { parseHtml } from "../../parsing/parse-html.ts";
import type { SourceItem, SourcePiece } from "../../source.ts";
import { mergePictures } from "./gallery/merge-pictures.ts";
import { readGallery } from "./gallery/read-gallery.ts";
import { baseOf, canonicalOf } from "./page-urls.ts";
import { readBreadcrumbs } from "./read-breadcrumbs.ts";
import { readHeading } from "./read-heading.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readMicrodata } from "./read-microdata.ts";
import { readOpenGraph } from "./read-open-graph.ts";
import { type PricedPiece, readSchemaProduct } from "./read-schema-product.ts";

export type ParsedPage = {
  /** The product the page is about. */
  item: SourceItem | null;
  /** Products listed on the page, with the URL of their own page if they have one. */
  listed: { url: URL | null; item: SourceItem }[];
  /** Links on the page, each once and without fragments. */
  links: URL[];
};

const MAX_LINKS = 10_000;

/** Reads a page's products from JSON-LD, else microdata, else OpenGraph, else heading and price. */
export function readPage(html: string, url: URL): ParsedPage {
  const page = parseHtml(html);
  if (!page) return { item: tooDeep(url), listed: [], links: [] };
  const canonical = canonicalOf(page, url);
  const data = readJsonLd(page);
  const products = [data.products, readMicrodata(page)].map((nodes) =>
    mergeDuplicates(nodes.flatMap((node) => readSchemaProduct(node, canonical) ?? [])),
  );
  const all = products.find((each) => each.length > 0) ?? [];
  const openGraph = readOpenGraph(page);
  const openGraphProduct = openGraph && readSchemaProduct(openGraph, canonical);
  const main = findMain(all, canonical, page, openGraphProduct);
  const links = readLinks(page, url);
  const best = main ?? (all.length === 0 ? openGraphProduct : null);
  if (!best) {
    const listed = all.map((product) => list(product, canonical));
    return { item: all.length > 0 ? null : readHeading(page, canonical), listed, links };
  }
  const others = [...products.flat(), ...(openGraphProduct ? [openGraphProduct] : [])].filter(
    (each) => each !== best,
  );
  const piece = fillGaps(
    best,
    others.filter((each) => isDuplicate(each, best) || each === openGraphProduct),
  );
  piece.piece.address = canonical.href;
  piece.piece.pictures = addGallery(piece.piece.pictures, readGallery(page, baseOf(page, url)));
  if (piece.piece.categories.length === 0) {
    const { name } = piece.piece;
    piece.piece.categories =
      data.breadcrumbs.length > 0 ? data.breadcrumbs : readBreadcrumbs(page, name);
  }
  piece.piece.notes.push(...data.notes);
  return {
    item: toItem(piece, canonical.href),
    // Others without a page of their own are related pieces, which their own page describes.
    listed: all
      .filter((each) => each !== best)
      .map((each) => list(each, canonical))
      .filter(({ url: own }) => own !== null),
    links,
  };
}

/** What a page says to machines often names one picture of several; null for none at all. */
function addGallery(pictures: SourcePicture[] | null, gallery: SourcePicture[]) {
  if (pictures === null && gallery.length === 0) return null;
  return mergePictures([...(pictures ?? []), ...gallery]);
}

const tooDeep = ({ href }: URL): SourceItem => ({
  kind: "refused",
  where: href,
  name: "",
  reason: "The page is nested without end and was not read.",
});

const toItem = ({ piece, currency }: PricedPiece, where: string): SourceItem =>
  flagForeignCurrency({ kind: "piece", where, piece }, currency);

function list(product: PricedPiece, page: URL): ParsedPage["listed"][number] {
  const { address, name } = product.piece;
  const url = address === null || address === page.href ? null : URL.parse(address);
  if (!url) product.piece.address = null;
  return { url, item: toItem(product, url?.href ?? `${page.href} (${name})`) };
}

/** The product the page is about: the only one with its address or its title, or the only one. */
function findMain(
  all: PricedPiece[],
  { href, pathname }: URL,
  page: CheerioAPI,
  openGraphProduct: PricedPiece | null,
): PricedPiece | null {
  const isHere = ({ piece }: PricedPiece) => {
    const url = piece.address === null ? null : URL.parse(piece.address);
    return url !== null && (url.href === href || trim(url.pathname) === trim(pathname));
  };
  const here = all.filter(isHere);
  if (here.length === 1 && here[0] && trim(pathname) !== "") return here[0];
  const titles = [htmlToLine(page("h1").first().html() ?? ""), openGraphProduct?.piece.name ?? ""];
  const named = all.filter(({ piece }) => titles.some((title) => same(title, piece.name)));
  if (named.length === 1 && named[0]) return named[0];
  const [only, ...more] = all;
  // A single product with another address is a teaser.
  return only && more.length === 0 && (only.piece.address === null || isHere(only)) ? only : null;
}

const trim = (path: string) => path.replace(/(?<!\/)\/+$/, "");

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Themes and plugins often describe the same piece twice. */
const isDuplicate = ({ piece: one }: PricedPiece, { piece: other }: PricedPiece) =>
  same(one.name, other.name) || (one.sku !== null && one.sku === other.sku);

function mergeDuplicates(products: PricedPiece[]): PricedPiece[] {
  const merged: PricedPiece[] = [];
  for (const product of products) {
    const index = merged.findIndex(
      (each) => isDuplicate(each, product) && sameAddress(each.piece, product.piece),
    );
    const twin = merged[index];
    if (twin) merged[index] = fillGaps(twin, [product]);
    else merged.push(product);
  }
  return merged;
}

const sameAddress = (one: SourcePiece, other: SourcePiece) =>
  one.address === null || other.address === null || one.address === other.address;

/** Fills the gaps of one description from others. */
function fillGaps(product: PricedPiece, others: PricedPiece[]): PricedPiece {
  let { piece, currency } = product;
  for (const other of others) {
    if (piece.priceCents === null) ({ currency } = other);
    piece = {
      ...piece,
      ...fillColumns(piece, other.piece),
      categories: piece.categories.length > 0 ? piece.categories : other.piece.categories,
      tags: piece.tags.length > 0 ? piece.tags : other.piece.tags,
      keywords: piece.keywords?.length ? piece.keywords : (other.piece.keywords ?? []),
      pictures: piece.pictures?.length ? piece.pictures : (other.piece.pictures ?? piece.pictures),
    };
  }
  return { piece: { ...piece, notes: [...product.piece.notes] }, currency };
}

/** Each once. */
function readLinks(page: CheerioAPI, url: URL): URL[] {
  const base = baseOf(page, url);
  const links = new Map<string, URL>();
  for (const { attribs } of page("a[href]").toArray()) {
    const link = URL.parse(attribs["href"] ?? "", base);
    if (!link || attribs["rel"]?.includes("nofollow")) continue;
    link.hash = "";
    links.set(link.href, link);
    if (links.size === MAX_LINKS) break;
  }
  return [...links.values()];
}

const FILLED_FIELDS = SOURCE_FIELDS.filter((name) => productField(name).kind !== "flag");

/** The columns of one description, its gaps filled from the other. */
const fillColumns = (piece: SourcePiece, other: SourcePiece): Partial<SourcePiece> =>
  Object.fromEntries(
    FILLED_FIELDS.map((name) => {
      const { column } = PRODUCT_FIELDS[name];
      return [column, piece[column] ?? other[column]];
    }),
  );
