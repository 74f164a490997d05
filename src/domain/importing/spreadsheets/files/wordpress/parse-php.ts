export type PhpValue = string | number | boolean | null | Map<string, PhpValue>;

const MAX_CHARACTERS = 1_000_000;
const MAX_DEPTH = 8;

/**
 * A value as PHP's serialize() writes it (php.net/manual/function.serialize), lists as maps; undefined for anything else:
 * objects, references, lengths that aren't true, and what is nested too deeply.
 */
export function parsePhp(text: string): PhpValue | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  // Lengths are in bytes: a character for each.
  const input = { bytes: Buffer.from(text).toString("latin1"), at: 0 };
  const value = readValue(input, 0);
  return input.at === input.bytes.length ? value : undefined;
}

type Input = { bytes: string; at: number };

function readValue(input: Input, depth: number): PhpValue | undefined {
  const scalar = take(input, /N;|b:([01]);|[id]:(-?\d[\d.E+-]{0,29});/y);
  if (scalar) {
    const [, bit, number] = scalar;
    if (number !== undefined) return Number(number);
    return bit === undefined ? null : bit === "1";
  }
  const text = take(input, /s:(\d{1,7}):"/y);
  if (text) {
    const start = input.at;
    input.at += Number(text[1]);
    const bytes = input.bytes.slice(start, input.at);
    return take(input, /";/y) ? Buffer.from(bytes, "latin1").toString() : undefined;
  }
  const list = depth < MAX_DEPTH ? take(input, /a:(\d{1,5}):\{/y) : null;
  return list ? readEntries(input, Number(list[1]), depth + 1) : undefined;
}

function readEntries(input: Input, count: number, depth: number) {
  const entries = new Map<string, PhpValue>();
  for (let index = 0; index < count; index += 1) {
    const key = readValue(input, MAX_DEPTH);
    const value = readValue(input, depth);
    if ((typeof key !== "string" && typeof key !== "number") || value === undefined)
      return undefined;
    entries.set(String(key), value);
  }
  return take(input, /\}/y) ? entries : undefined;
}

function take(input: Input, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = input.at;
  const found = pattern.exec(input.bytes);
  if (found) input.at = pattern.lastIndex;
  return found;
}
