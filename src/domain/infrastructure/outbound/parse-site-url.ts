import { invalid } from "../../errors.ts";

/**
 * The addresses that somebody may mean who typed a site's: "shop.example", or an address of
 * one of its pages. Without a scheme https comes before http.
 * @param field what the address is called on the wire
 * @throws invalid for what is no address
 */
export function parseSiteUrl(typed: string, field = "storeUrl"): [URL, ...URL[]] {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const first = URL.parse(hasScheme ? text : `https://${text}`);
  if (!first || !/^https?:$/.test(first.protocol) || !first.hostname) {
    throw invalid(field, "Type the site's address, as https://shop.example");
  }
  first.hash = "";
  if (hasScheme) return [first];
  const second = new URL(first);
  second.protocol = "http:";
  return [first, second];
}

/** What a site is known by, however it was typed and however it is read: "shop.example". */
export const siteKey = ({ host }: URL): string => host.replace(/^www\./, "");
