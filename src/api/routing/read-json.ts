import type { Context } from "hono";
import { DomainError, invalid } from "#domain/errors.ts";

const MAX_DEPTH = 40;

/**
 * The JSON body of a request.
 * @param optional whether no body at all counts as an empty object
 * @throws unsupported-media when it is not sent as JSON, invalid when it is none or cannot be stored
 */
export async function readJson(c: Context, optional = false): Promise<unknown> {
  const type = c.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  const text = type === "application/json" || optional ? await c.req.text() : "";
  if (optional && text === "") return {};
  if (type !== "application/json") {
    throw new DomainError("unsupported-media", "Send the body as application/json.");
  }
  const value = parse(text);
  refuseUnstorable(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("invalid", "The body is not valid JSON.", { cause });
  }
}

/** Whether a text holds a NUL or half of a character, which PostgreSQL stores nowhere. */
export const isUnstorableText = (text: string): boolean =>
  text.includes("\0") || !text.isWellFormed();

/** What is said of such a text. */
export const UNSTORABLE = "A text holds a NUL or half of a character.";

/** Walks without recursion: the depth is what is being checked. */
function refuseUnstorable(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && isUnstorableText(value)) throw invalid("", UNSTORABLE);
    if (typeof value !== "object" || value === null) continue;
    if (depth === MAX_DEPTH) throw invalid("", "The body is nested too deeply.");
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorableText(key)) throw invalid("", UNSTORABLE);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}
