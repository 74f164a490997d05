import { toLineFeeds } from "#contract/line-breaks.ts";
import { invalid } from "#domain/errors.ts";

/** Whether a text contains a NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/**
 * A text of a request as all else reads it: with one kind of line break.
 * @param name what the text is of, in the problem
 * @throws invalid for a text that cannot be stored
 */
export function receiveText(text: string, name = ""): string {
  if (isUnstorable(text)) throw invalid(name, "A text contains a NUL or half of a character.");
  return toLineFeeds(text);
}
