/** Parameters that name a visit, not a page; Shopify adds the last ones to links of a search. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|srsltid|phpsessid|sid|_pos|_sid|_ss|_fid)$/i;

/** The URL without parameters that differ between visits of the same page. */
export function withoutTracking(url: URL): URL {
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (names.length === 0) return url;
  const bare = new URL(url);
  for (const name of names) bare.searchParams.delete(name);
  return bare;
}
