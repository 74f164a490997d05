/** A part of a list, and how many there are in all. */
export type Page<T> = { items: T[]; total: number };

/**
 * How many there are in all, where a part of a list tells it by itself: it ends before its limit.
 * @returns undefined when somebody has to count
 */
export function inferTotal(found: number, limit: number, offset: number): number | undefined {
  const isLast = found < limit && (found > 0 || offset === 0);
  return isLast ? offset + found : undefined;
}
