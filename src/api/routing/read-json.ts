import type { Context } from "hono";
import { DomainError, invalid } from "#domain/errors.ts";
import { isNestedDeeper } from "#domain/parse-json.ts";
import { receiveText } from "#http/received-text.ts";

const MAX_DEPTH = 40;

/**
 * The JSON body of a request, whose texts have one kind of line break.
 * @param optional whether an absent body counts as an empty object
 * @throws unsupported-media when the body is not sent as JSON, invalid when it is malformed or cannot be stored
 */
export async function readJson(c: Context, optional = false): Promise<unknown> {
  const type = c.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  const text = type === "application/json" || optional ? await c.req.text() : "";
  if (optional && text === "") return {};
  if (type !== "application/json") {
    throw new DomainError("unsupported-media", "Send the body as application/json.");
  }
  if (isNestedDeeper(text, MAX_DEPTH)) throw invalid("", "The body is nested too deeply.");
  return receiveTexts(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("invalid", "The body is not valid JSON.", { cause });
  }
}

function receiveTexts(value: unknown): unknown {
  if (typeof value === "string") return receiveText(value);
  if (typeof value !== "object" || value === null) return value;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    receiveText(key);
    const received = receiveTexts(inner);
    // Defined, not assigned: a key may be "__proto__".
    if (received !== inner) Reflect.defineProperty(value, key, { value: received });
  }
  return value;
}
