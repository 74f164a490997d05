import { readOwnPage } from "#contract/page-link.ts";

const DESK = "/admin";

/** The sign-in page with the page to return to. */
export const signInUrl = (wanted: string): string =>
  wanted === DESK ? "/admin/login" : `/admin/login?next=${encodeURIComponent(wanted)}`;

/** The page to return to after signing in: a path of this site, else the admin's first screen. */
export function readNext(next: string | null): string {
  const path = readOwnPage(next ?? "");
  if (!path || path.pathname.startsWith("/admin/login")) return DESK;
  return path.pathname + path.search + path.hash;
}
