const MAX_LENGTH = 80;
/** An email address or a telephone number: somebody's, and nothing to make. */
const PERSONAL = /@|(?:\d[\s().-]*){7}/;

/** The text under which a search is counted; null for an empty one, a long one, and personal data. */
export function describeSearch(target: string): string | null {
  const { searchParams } = new URL(target, "http://shop.invalid");
  const text = (searchParams.get("search") ?? "").trim().toLowerCase().replaceAll(/\s+/g, " ");
  return text === "" || text.length > MAX_LENGTH || PERSONAL.test(text) ? null : text;
}
