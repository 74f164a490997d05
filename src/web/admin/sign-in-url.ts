const DESK = "/admin";

/** Where to sign in, and from there back to where one wanted to go. */
export const signInUrl = (wanted: string): string =>
  wanted === DESK ? "/admin/login" : `/admin/login?next=${encodeURIComponent(wanted)}`;

/** Where to go after signing in: a path of this shop and nothing else, else the desk. */
export function readNext(next: string | null): string {
  if (!next?.startsWith("/")) return DESK;
  const base = "http://shop.invalid";
  const url = URL.parse(next, base);
  if (!url || url.origin !== base || url.pathname.startsWith("/admin/login")) return DESK;
  return url.pathname + url.search + url.hash;
}
