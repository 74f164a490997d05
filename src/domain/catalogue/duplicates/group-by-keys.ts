import type { DuplicateKeys } from "./list-duplicate-keys.ts";

/**
 * Groups pieces that share a key, transitively: A and B share a name, B and C their pictures. A disjoint-set
 * forest; groups of one are left out.
 */
export function groupByKeys(pieces: DuplicateKeys[]): DuplicateKeys[][] {
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
