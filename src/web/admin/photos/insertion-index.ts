/**
 * The index at which an uploaded photo is inserted: uploads finish in any order but keep the order in
 * which they were chosen, and photos moved since stay where they are.
 * @param positions the position of each uploaded photo in the order they were chosen
 */
export function insertionIndex(
  images: string[],
  positions: ReadonlyMap<string, number>,
  position: number,
): number {
  const positionOf = (url: string) => positions.get(url);
  const before = images.findLastIndex((url) => (positionOf(url) ?? Infinity) < position);
  if (before >= 0) return before + 1;
  const after = images.findIndex((url) => (positionOf(url) ?? -1) > position);
  return after >= 0 ? after : images.length;
}
