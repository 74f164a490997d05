import type { Context } from "hono";
import { DomainError, invalid } from "#domain/errors.ts";
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
  return receiveTexts(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("invalid", "The body is not valid JSON.", { cause });
  }
}

/** Iterative, since a recursive walk would overflow on the nesting it checks. */
function receiveTexts(body: unknown): unknown {
  const root = { body };
  const pending: { holder: object; depth: number }[] = [{ holder: root, depth: -1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { holder, depth } = next;
    if (depth === MAX_DEPTH) throw invalid("", "The body is nested too deeply.");
    for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
      receiveText(key);
      if (typeof value === "string") replaceText(holder, key, receiveText(value));
      if (typeof value === "object" && value !== null) {
        pending.push({ holder: value, depth: depth + 1 });
      }
    }
  }
  return root.body;
}

/** Defined, not assigned: a key may be "__proto__". */
const replaceText = (holder: object, key: string, value: string): void => {
  if (Reflect.get(holder, key) !== value) Reflect.defineProperty(holder, key, { value });
};
