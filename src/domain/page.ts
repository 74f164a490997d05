/** One page of a list and the length of the whole list. */
export type Page<T> = { items: T[]; total: number };

/**
 * The length of a list whose last page this is, which saves a count query.
 * @returns undefined for a full page or one beyond the end
 */
export function inferTotal(found: number, limit: number, offset: number): number | undefined {
  const isLast = found < limit && (found > 0 || offset === 0);
  return isLast ? offset + found : undefined;
}
