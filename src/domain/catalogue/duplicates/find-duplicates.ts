import type { DuplicateGroup } from "#contract/catalogue/duplicates.ts";
import type { Product } from "#contract/catalogue/products.ts";
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { idList } from "../../id-list.ts";
import { toProducts } from "../products/to-products.ts";
import { visibleProducts } from "../products/visible-products.ts";
import type { Shop } from "../../shop.ts";
import { normalizeName } from "../products/normalize-name.ts";

export type FoundDuplicates = {
  /** The most complete record first, which is the one to keep. */
  pieces: [Product, ...Product[]];
  reasons: DuplicateGroup["reasons"];
};

/**
 * Groups of duplicate active pieces: the same name (ignoring case, spacing and punctuation) and price, or the
 * same pictures.
 */
export async function findDuplicates(shop: Shop): Promise<FoundDuplicates[]> {
  const groups = groupByKeys(await listDuplicateKeys(shop));
  const ids = groups.flatMap((group) => group.map(({ id }) => id));
  const rows = await visibleProducts(shop, "admin")
    .selectAll("products")
    .where("products.id", "in", idList(shop, ids))
    .execute();
  const products = new Map((await toProducts(shop, rows, "admin")).map((one) => [one.id, one]));
  return groups.flatMap((group) => {
    const [first, ...others] = group
      .flatMap(({ id }) => products.get(id) ?? [])
      .toSorted(compareCompleteness);
    return first ? [{ pieces: [first, ...others], reasons: listReasons(group) }] : [];
  });
}

function listReasons(group: DuplicateKeys[]): DuplicateGroup["reasons"] {
  const reasons: DuplicateGroup["reasons"] = [];
  if (hasRepeated(group.map(({ nameAndPrice }) => nameAndPrice))) reasons.push("name-and-price");
  if (hasRepeated(group.flatMap(({ images }) => images ?? []))) reasons.push("images");
  return reasons;
}

const hasRepeated = (values: string[]): boolean => new Set(values).size < values.length;

/**
 * Groups pieces that share a key, transitively: A and B share a name, B and C their pictures. A disjoint-set
 * forest; groups of one are left out.
 */
function groupByKeys(pieces: DuplicateKeys[]): DuplicateKeys[][] {
  const parents = new Map<number, number>();
  const findRoot = (id: number): number => {
    const parent = parents.get(id) ?? id;
    if (parent === id) return id;
    const root = findRoot(parent);
    parents.set(id, root);
    return root;
  };
  const seen = new Map<string, number>();
  for (const piece of pieces) {
    for (const key of [`name ${piece.nameAndPrice}`, piece.images && `images ${piece.images}`]) {
      if (!key) continue;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, piece.id);
      else parents.set(findRoot(piece.id), findRoot(other));
    }
  }
  const groups = Map.groupBy(pieces, ({ id }) => findRoot(id));
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Sorts the more complete record first; of equal ones the one with the longer description, then the older. */
function compareCompleteness(a: Product, b: Product): number {
  return (
    countFilled(b) - countFilled(a) ||
    b.images.length - a.images.length ||
    b.tagIds.length - a.tagIds.length ||
    (b.description ?? "").length - (a.description ?? "").length ||
    a.id - b.id
  );
}

/** A state says nothing of how complete a record is. */
const STATE_FIELDS: ProductFieldName[] = ["availability", "reservedFor", "reservedUntil"];
const COUNTED_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name) => productField(name).kind !== "flag" && !STATE_FIELDS.includes(name),
);

const countFilled = (piece: Product): number =>
  [
    ...COUNTED_FIELDS.map((name) => isFilled(piece[name])),
    piece.images.length,
    piece.tagIds.length,
  ].filter(Boolean).length;

const isFilled = (value: Product[ProductFieldName]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Two pieces are duplicates if one of their keys is equal. */
type DuplicateKeys = {
  id: number;
  nameAndPrice: string;
  /** Null for a piece without pictures. */
  images: string | null;
};

/** The keys of all active pieces, in two queries. */
async function listDuplicateKeys(shop: Shop): Promise<DuplicateKeys[]> {
  const pieces = await visibleProducts(shop, "visitor")
    .select(["products.id", "products.name", "products.priceCents"])
    .orderBy("products.id")
    .execute();
  const images = await shop.db
    .selectFrom("productImages")
    .select(["productId", "url", "mediaHash"])
    .execute();
  const byPiece = Map.groupBy(images, ({ productId }) => productId);
  return pieces.map(({ id, name, priceCents }) => {
    const pictures = (byPiece.get(id) ?? []).map(({ url, mediaHash }) => mediaHash ?? url);
    return {
      id,
      nameAndPrice: `${normalizeName(name)} ${priceCents}`,
      images: pictures.length > 0 ? [...new Set(pictures)].toSorted().join("\n") : null,
    };
  });
}
