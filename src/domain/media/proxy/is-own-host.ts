/**
 * Whether a URL is on the shop's public host or its own domain, on any port, with or without "www.".
 * Paths of the API are excluded, however they are written: the proxy would fetch itself.
 * @param ownDomain a host or URL as typed, or "" for none
 */
export function isOwnHost(
  url: URL,
  { publicUrl, ownDomain }: { publicUrl: string; ownDomain: string },
): boolean {
  if (url.username || url.password || isApiPath(url.pathname)) return false;
  if (url.host === new URL(publicUrl).host) return true;
  const own = URL.parse(/^https?:\/\//i.test(ownDomain) ? ownDomain : `http://${ownDomain}`);
  return own !== null && withoutWww(url.hostname) === withoutWww(own.hostname);
}

/** Decoded until nothing changes, as a proxy in front may decode once more than the server does. */
function isApiPath(pathname: string): boolean {
  let path = pathname;
  for (let before = ""; before !== path;) {
    before = path;
    path = decode(path)
      .replaceAll("\\", "/")
      .replaceAll(/\/{2,}/g, "/");
  }
  const { pathname: normalized } = new URL(path, "http://host.invalid");
  return /^\/api(?:\/|$)/i.test(normalized);
}

/** A malformed escape is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, "");
