/** The place, counted from 0, to which a key moves an item of a vertical list; null for other keys. */
export function moveTargetOf(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
}
