const patterns = new Map<string, RegExp>();

/**
 * The value of a tag's attribute as written, with its entities; undefined when there is none.
 * @param name a pattern: "(?:\\w+:)?id" allows a prefix
 */
export function readAttribute(tag: string, name: string): string | undefined {
  const pattern =
    patterns.get(name) ?? new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const match = pattern.exec(tag);
  return match?.[1] ?? match?.[2];
}
