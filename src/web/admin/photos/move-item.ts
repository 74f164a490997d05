/** The list with one of its items in another place; the same list when there is nothing to move. */
export function moveItem<T>(items: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(to, items.length - 1));
  const item = items[from];
  if (item === undefined || from === target) return items;
  return items.toSpliced(from, 1).toSpliced(target, 0, item);
}
