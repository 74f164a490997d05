import { formatList } from "#contract/catalogue/format-fact.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import {
  readSample,
  type SampleProduct,
} from "../../importing/sample-catalogue/files/sample-files.ts";
import { findSampleProducts } from "../../importing/sample-catalogue/writing/find-sample-products.ts";
import { sampleIds } from "../../importing/sample-catalogue/writing/sample-ids.ts";
import type { Shop } from "../../shop.ts";
import type { Found } from "./found.ts";

/** Ids of the sample pieces; one that reads or is priced otherwise now, or has other photos, is edited. */
export async function findSamplePieces(shop: Shop): Promise<Found<number>> {
  const idsBySku = await findSampleProducts(shop);
  const ids = await sampleIds(shop);
  const samples = (await readSample("products")).filter(({ sku }) => idsBySku.has(sku));
  const { items } = await listProducts(shop, {
    viewer: "admin",
    ids: samples.flatMap(({ sku }) => idsBySku.get(sku) ?? []),
  });
  const found: Found<number> = { left: [], edited: [] };
  for (const sample of samples) {
    const piece = items.find(({ id }) => id === idsBySku.get(sample.sku));
    if (!piece) continue;
    const labels = { categoryId: ids.category(sample.category), tagIds: ids.tags(sample.tags) };
    if (isAsLoaded(piece, sample, labels)) found.left.push(piece.id);
    else found.edited.push(piece.name);
  }
  return found;
}

function isAsLoaded(
  piece: Product,
  sample: SampleProduct,
  { categoryId, tagIds }: { categoryId: number | null; tagIds: number[] },
): boolean {
  return (
    piece.isActive &&
    piece.name === sample.name &&
    piece.price === sample.price &&
    piece.description === sample.description &&
    piece.materials === sample.materials &&
    isAsLoadedOrNone(formatList("metals", piece), sample.metals) &&
    isAsLoadedOrNone(formatList("stones", piece), sample.stones) &&
    isAsLoadedOrNone(piece.ringSize, sample.ringSize) &&
    piece.weight === sample.weight &&
    piece.dimensions === sample.dimensions &&
    piece.isCustomDesign === sample.isCustomDesign &&
    piece.stock === sample.stock &&
    piece.categoryId === categoryId &&
    isSameSet(piece.tagIds, tagIds) &&
    // A sample photo has the sample's description.
    isSameSet(
      piece.media.map(({ alt }) => alt),
      sample.images.map(({ alt }) => alt),
    )
  );
}

/** The sample pieces of an earlier version had none of it. */
const isAsLoadedOrNone = <Value>(value: Value | null, loaded: Value | undefined): boolean =>
  value === null || value === loaded;

const isSameSet = <Item>(one: Item[], other: Item[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;
