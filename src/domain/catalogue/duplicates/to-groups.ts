import type { MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { FoundDuplicates } from "./find-duplicates.ts";

/** Maps groups to the contract and counts the pieces to remove. */
export function toGroups(found: FoundDuplicates[]): Omit<MergedDuplicates, "batch"> {
  const groups = found.map(({ pieces: [keep, ...remove], reasons }) => ({
    keep: toPiece(keep),
    remove: remove.map(toPiece),
    reasons,
  }));
  const removed = groups.reduce((sum, { remove }) => sum + remove.length, 0);
  return { groups, removed };
}

const toPiece = ({ id, name, price, images }: Product) => ({
  id,
  name,
  price,
  image: images[0] ?? null,
});
