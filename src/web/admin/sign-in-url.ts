const DESK = "/admin";

/** The sign-in page with the page to return to. */
export const signInUrl = (wanted: string): string =>
  wanted === DESK ? "/admin/login" : `/admin/login?next=${encodeURIComponent(wanted)}`;

/** The page to return to after signing in: a path of this site, else the admin's first screen. */
export function readNext(next: string | null): string {
  if (!next?.startsWith("/")) return DESK;
  const base = "http://shop.invalid";
  const url = URL.parse(next, base);
  if (!url || url.origin !== base || url.pathname.startsWith("/admin/login")) return DESK;
  return url.pathname + url.search + url.hash;
}
