import { invalid } from "../../errors.ts";
import { isNestedDeeper } from "../../infrastructure/html/is-nested-deeper.ts";
import { sanitizeContent } from "./sanitize-content.ts";

/** Far deeper than a story needs; the sanitizer's time grows with the square of the depth. */
const MAX_DEPTH = 1000;

/** As `sanitizeContent`. @throws invalid at "content" when elements are nested too deeply */
export function sanitizeShallow(html: string): string {
  if (isNestedDeeper(html, MAX_DEPTH)) {
    throw invalid("content", `The text has more than ${MAX_DEPTH} elements inside one another.`);
  }
  return sanitizeContent(html);
}
