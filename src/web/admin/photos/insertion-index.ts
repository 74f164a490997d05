/**
 * Where a picture that has just arrived belongs: the fast ones must not overtake those that were
 * chosen before them, and whatever was moved by hand meanwhile stays where it was put.
 * @param turns when each picture was chosen, for those that came in by this form
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
