/** JSON with sorted keys, the same text for the same value: PostgreSQL's jsonb keeps keys in an order of its own. */
export const toCanonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value)) ?? "";

/** Whether two values are the same as JSON, in whatever order their keys stand. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  toCanonicalJson(one) === toCanonicalJson(other);

/** The value with sorted keys in every object. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
