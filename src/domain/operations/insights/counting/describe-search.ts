import { normalizeSearch } from "../../../catalogue/search-answers/normalize-search.ts";

/** An email address or a telephone number: somebody's, and nothing to make. */
const PERSONAL = /@|(?:\d[\s().-]*){7}/;

/**
 * The text under which a search is counted: the part that matched nothing, or all of it; null for an empty one, a
 * long one, and personal data.
 */
export function describeSearch(target: string): string | null {
  const { searchParams } = new URL(target, "http://shop.invalid");
  const text = normalizeSearch(searchParams.get("unmatched") ?? searchParams.get("search") ?? "");
  return text === "" || PERSONAL.test(text) ? null : text;
}
