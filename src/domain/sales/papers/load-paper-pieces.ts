import { formatHundredths } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order, OrderItem } from "#contract/sales/orders.ts";
import type { PaperPiece, RingInside } from "#contract/sales/papers.ts";
import {
  formatRingSize,
  parseRingSize,
  findRingSize,
  ringDiameter,
} from "#contract/catalogue/rings/ring-size.ts";
import { findNoun } from "#contract/catalogue/find-noun.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { readPieceCare } from "../../catalogue/care/list-piece-care.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { describeMetalFineness, splitMaterials } from "./describe-materials.ts";
import { makeQrCode } from "./make-qr-code.ts";

/**
 * The lines of an order as its papers describe them: by their pieces, those in the trash included, and
 * custom work by what was noted of it.
 */
export async function loadPaperPieces(shop: Shop, order: Order): Promise<PaperPiece[]> {
  const { timeZone } = await getSettings(shop);
  const products = await loadProducts(shop, order.items);
  const tags = await loadTagNames(shop, order.items);
  return order.items.map((item) => {
    const product = item.productId === null ? undefined : products.get(item.productId);
    const noted = readNotes(item);
    const written = product?.materials ?? noted("materials") ?? noted("metal");
    const dimensions = product?.dimensions ?? noted("dimensions");
    const inMaterials = splitMaterials(written);
    const metal = product?.metals ?? inMaterials.metal;
    const stones = product?.stones ?? inMaterials.stones;
    const isDetailed = Boolean(product?.metals ?? product?.stones);
    const materials = isDetailed ? [metal, stones].filter(Boolean).join("; ") : written;
    const labels = [product?.category ?? "", ...(tags.get(item.productId ?? 0) ?? [])];
    const noun = findNoun(item.productName, labels);
    const ring = findRingInside(noun, [
      sizeOf(item),
      product?.ringSizeQuarters ? `US ${formatRingSize(product.ringSizeQuarters / 4)}` : null,
      noted("details"),
      dimensions,
    ]);
    const made = product?.dateMade ? dayInTimeZone(product.dateMade, timeZone) : null;
    return {
      itemId: item.id,
      isCustomWork: item.productId === null,
      name: item.productName,
      sku: product?.sku ?? null,
      noun,
      materials,
      metal: describeMetalFineness(product?.metals ?? materials),
      stones,
      weight: product
        ? product.weightCentigrams === null
          ? null
          : formatHundredths(product.weightCentigrams)
        : noted("weight"),
      dimensions,
      ring,
      dateMade: made ?? noted("dateMade"),
      details: describeDetails([metal, stones, noted("details")], sizeOf(item)),
      quantity: item.quantity,
      price: item.price,
      value: valueOf(product?.priceCents ?? 0, item),
      picture: item.picture,
      qrCode: qrCodeOf(shop, product?.isActive && product.deletedAt === null ? product.id : null),
      care: readPieceCare({ metals: null, stones: null, ...product, materials: written }),
    };
  });
}

/** Under the name of a piece: its materials as typed, and the size it was made to. */
function describeDetails(parts: (string | null)[], size: string | null): string {
  const text = [...new Set([...parts, size].filter(Boolean))].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was noted with the line, such as a ring size, as text. */
const readNotes =
  ({ customizations }: OrderItem) =>
  (key: string): string | null => {
    const value = customizations?.[key];
    const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
    return text || null;
  };

/** "US 5½" for "5.5" and "5 1/2"; a size of another country as it was typed. */
function sizeOf(item: OrderItem): string | null {
  const typed = readNotes(item)("ringSize");
  if (typed === null) return null;
  const quarters = parseRingSize(typed);
  return quarters === undefined ? `size\u00A0${typed}` : `US\u00A0${formatRingSize(quarters / 4)}`;
}

/** The piece's own price today, else what was agreed; null for neither. */
function valueOf(priceCents: number, { price }: OrderItem): string | null {
  if (priceCents > 0) return formatHundredths(priceCents);
  return Number(price) > 0 ? price : null;
}

/** Of a piece that visitors see; anything else has no page. */
const qrCodeOf = (shop: Shop, productId: number | null) =>
  productId !== null
    ? makeQrCode(absoluteUrl(shop, `/products/${productId}`), "See this piece online")
    : makeQrCode(absoluteUrl(shop, "/pages/care-guide"), "Care guide online");

async function loadProducts({ db }: Shop, items: OrderItem[]) {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom("products")
    .leftJoin("categories", "categories.id", "products.categoryId")
    .select([
      "products.id",
      "products.sku",
      "products.materials",
      "products.metals",
      "products.stones",
      "products.weightCentigrams",
      "products.dimensions",
      "products.ringSizeQuarters",
      "products.dateMade",
      "products.priceCents",
      "products.isActive",
      "products.deletedAt",
      "categories.name as category",
    ])
    .where("products.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadTagNames({ db }: Shop, items: OrderItem[]): Promise<Map<number, string[]>> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("productTags")
    .innerJoin("tags", "tags.id", "productTags.tagId")
    .select(["productTags.productId", "tags.name"])
    .where("productTags.productId", "in", ids)
    .orderBy("productTags.id")
    .execute();
  const byPiece = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byPiece].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
}

const INSIDE = /\binside diameter:?[\s\u00A0]*(\d{1,2}(?:\.\d{1,2})?)[\s\u00A0]?mm\b/iu;

/** The inside of a ring, by its US size, else by the diameter that its dimensions state. */
export function findRingInside(noun: string, texts: (string | null)[]): RingInside | null {
  if (noun !== "ring" && noun !== "band") return null;
  const text = texts.filter(Boolean).join("; ");
  const size = findRingSize(text);
  if (size !== null) return { diameter: ringDiameter(size), size };
  const diameter = Number(INSIDE.exec(text)?.[1] ?? 0);
  return diameter >= 10 && diameter <= 30 ? { diameter, size: null } : null;
}
