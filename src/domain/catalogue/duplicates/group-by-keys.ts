import type { Likeness } from "./list-duplicate-keys.ts";

/**
 * Groups of two or more that are alike. Whoever is alike to one of a group belongs to the group: A by
 * name to B, B by pictures to C.
 */
export function groupAlike(pieces: Likeness[]): Likeness[][] {
  const leaders = new Map<number, number>();
  const leaderOf = (id: number): number => {
    const above = leaders.get(id) ?? id;
    if (above === id) return id;
    const top = leaderOf(above);
    leaders.set(id, top);
    return top;
  };
  const seen = new Map<string, number>();
  for (const piece of pieces) {
    for (const likeness of [
      `name ${piece.nameAndPrice}`,
      piece.images && `images ${piece.images}`,
    ]) {
      if (!likeness) continue;
      const other = seen.get(likeness);
      if (other === undefined) seen.set(likeness, piece.id);
      else leaders.set(leaderOf(piece.id), leaderOf(other));
    }
  }
  const groups = Map.groupBy(pieces, ({ id }) => leaderOf(id));
  return [...groups.values()].filter((group) => group.length > 1);
}
