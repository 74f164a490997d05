/**
 * The index at which an uploaded photo is inserted: uploads finish in any order but keep the order in
 * which they were chosen, and photos moved since stay where they are.
 * @param turns the position of each uploaded photo in the order they were chosen
 */
export function insertionIndex(
  images: string[],
  turns: ReadonlyMap<string, number>,
  turn: number,
): number {
  const turnOf = (url: string) => turns.get(url);
  const before = images.findLastIndex((url) => (turnOf(url) ?? Infinity) < turn);
  if (before >= 0) return before + 1;
  const after = images.findIndex((url) => (turnOf(url) ?? -1) > turn);
  return after >= 0 ? after : images.length;
}
