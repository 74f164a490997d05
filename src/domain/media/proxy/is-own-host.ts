/**
 * Whether a URL is on the shop's public host or its own domain, on any port, with or without "www.".
 * The shop's API is excluded: the proxy would fetch itself.
 * @param ownDomain a host or URL as typed, or "" for none
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
