import type { DuplicateKeys } from "./list-duplicate-keys.ts";

/**
 * Groups of two or more that are alike. Whoever is alike to one of a group belongs to the group: A by
 * name to B, B by pictures to C.
 */
export function groupByKeys(pieces: DuplicateKeys[]): DuplicateKeys[][] {
  const parents = new Map<number, number>();
  const findRoot = (id: number): number => {
    const above = parents.get(id) ?? id;
    if (above === id) return id;
    const top = findRoot(above);
    parents.set(id, top);
    return top;
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
