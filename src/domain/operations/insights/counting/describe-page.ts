import type { CountKind } from "#contract/operations/insights.ts";

/** What a view counts towards: a page's path, a piece's id or, until it is written, a collection's slug. */
export type Subject = { kind: CountKind; subject: string };

const PAGES: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/blog",
  "/collections",
  "/products",
  "/ring-size",
  "/shortlist",
]);

const MAX_PATHS = 2000;
const known = new Map<string, Subject | null>();

/** The subject of a path's view; null for feeds, private pages, and whatever else is no page to look at. */
export function describePage(path: string): Subject | null {
  const found = known.get(path);
  if (found !== undefined) return found;
  const subject = describe(path);
  if (known.size >= MAX_PATHS) known.clear();
  known.set(path, subject);
  return subject;
}

function describe(path: string): Subject | null {
  if (PAGES.has(path)) return { kind: "page", subject: path };
  const [, list, name = "", more] = path.split("/");
  if (more !== undefined) return null;
  if (list === "products" && /^[1-9]\d{0,8}$/.test(name)) return { kind: "piece", subject: name };
  if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name)) return null;
  if (list === "collections") return { kind: "collection", subject: name };
  return list === "pages" ? { kind: "page", subject: path } : null;
}
