/**
 * A value as JSON in one text. What the router hands to the browser it takes apart into numbered parts,
 * which for a list is longer than the list; a text it leaves as it is.
 */
export type JsonString<T> = string & { readonly holds?: T };

export function toJsonString<T>(value: T): JsonString<T> {
  const packed = JSON.stringify(value);
  remember(packed, value);
  return packed;
}

/** @returns a value to be read only: several may hold the same one */
export function parseJsonString<T>(packed: JsonString<T>): T {
  if (LAST.has(packed)) return LAST.get(packed) as T;
  const value = JSON.parse(packed) as T;
  remember(packed, value);
  return value;
}

/** The last few. Who packs a value unpacks it a moment later where it is rendered, and once more for its title. */
const LAST = new Map<string, unknown>();
const MOST = 16;

function remember(packed: string, value: unknown): void {
  LAST.set(packed, value);
  const [oldest] = LAST.keys();
  if (LAST.size > MOST && oldest !== undefined) LAST.delete(oldest);
}
