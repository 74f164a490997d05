/** A map of the place that every browser can show. */
export const mapHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The same in the map program of the visitor's device; undefined where it has none. */
export function ownMapHref(place: string, userAgent: string): string | undefined {
  const query = encodeURIComponent(place);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`;
  return undefined;
}
