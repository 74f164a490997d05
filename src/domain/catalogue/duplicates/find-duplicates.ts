import type { DuplicateGroup } from "#contract/catalogue/duplicates.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { idList } from "../../id-list.ts";
import { toProducts } from "../products/to-products.ts";
import { visibleProducts } from "../products/visible-products.ts";
import type { Shop } from "../../shop.ts";
import { compareCompleteness } from "./compare-completeness.ts";
import { groupByKeys } from "./group-by-keys.ts";
import { type DuplicateKeys, listDuplicateKeys } from "./list-duplicate-keys.ts";

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
