import type { Context } from "hono";
import { DomainError, invalid } from "#domain/errors.ts";
import { isNestedDeeper } from "#domain/parse-json.ts";

const MAX_DEPTH = 40;

/**
 * The JSON body of a request.
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
  const value = parse(text);
  rejectUnstorable(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("invalid", "The body is not valid JSON.", { cause });
  }
}

/** Whether a text contains a NUL or half of a surrogate pair, which PostgreSQL cannot store. */
export const isUnstorableText = (text: string): boolean =>
  text.includes("\0") || !text.isWellFormed();

export const UNSTORABLE = "A text contains a NUL or half of a character.";

function rejectUnstorable(value: unknown): void {
  if (typeof value === "string" && isUnstorableText(value)) throw invalid("", UNSTORABLE);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnstorableText(key)) throw invalid("", UNSTORABLE);
    rejectUnstorable(inner);
  }
}
