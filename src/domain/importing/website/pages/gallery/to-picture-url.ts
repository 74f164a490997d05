/** Longer ones belong to no picture. */
const MAX_URL_LENGTH = 2000;

/** The http(s) URL of a picture; null for any other address. */
export function toPictureUrl(address: string, base: URL): URL | null {
  if (address.length > MAX_URL_LENGTH) return null;
  const url = URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
