/**
 * Whether an address is on the shop's public host or on its own domain, on whichever port, with or
 * without "www.". The calls of the shop itself are no pictures: one that asked for another would go in
 * circles.
 * @param ownDomain as the artisan typed it: a host or an address, or "" for none
 */
export function isOwnHost(
  url: URL,
  { publicUrl, ownDomain }: { publicUrl: string; ownDomain: string },
): boolean {
  if (url.username || url.password) return false;
  const shop = new URL(publicUrl);
  if (url.host === shop.host) return !url.pathname.startsWith("/api/");
  const own = URL.parse(/^https?:\/\//i.test(ownDomain) ? ownDomain : `http://${ownDomain}`);
  return own !== null && withoutWww(url.hostname) === withoutWww(own.hostname);
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, "");
