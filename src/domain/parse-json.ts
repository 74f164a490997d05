const MAX_DEPTH = 1000;

/** Parses a text or its bytes as JSON; undefined when invalid, or nested deeper than anybody means. */
export function parseJson(json: string | Uint8Array): unknown {
  const text = typeof json === "string" ? json : Buffer.from(json).toString();
  if (isNestedDeeper(text, MAX_DEPTH)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Whether a JSON text has more brackets open at once, outside of strings. Asked before it is parsed: JSON.parse
 * takes a second for a megabyte of opening brackets.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let [depth, isQuoted] = [0, false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) index += Number(character === "\\");
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
