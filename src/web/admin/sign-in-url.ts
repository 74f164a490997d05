const DESK = "/admin";

/** The sign-in page with the page to return to. */
export const signInUrl = (wanted: string): string =>
  wanted === DESK ? "/admin/login" : `/admin/login?next=${encodeURIComponent(wanted)}`;

/** The page to return to after signing in: a path of this site, else the admin's first screen. */
export function readNext(next: string | null): string {
  const url = parsePath(next ?? "");
  // "/.//evil.example" becomes "//evil.example", which a browser reads as another site.
  const path = url && parsePath(url.pathname + url.search + url.hash);
  if (!path || path.pathname.startsWith("/admin/login")) return DESK;
  return path.pathname + path.search + path.hash;
}

const BASE = "http://shop.invalid";

function parsePath(path: string): URL | null {
  const url = path.startsWith("/") ? URL.parse(path, BASE) : null;
  return url?.origin === BASE ? url : null;
}
