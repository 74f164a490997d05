import { invalid } from "../../errors.ts";

/**
 * The URLs that typed text may mean, in the order to try them: https before http when it has no scheme.
 * @param field name of the field on the wire, for the error
 * @throws invalid when it is no web address
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

/** A site's key however its URL was typed: "shop.example", with the port unless it is the scheme's. */
export const siteKey = ({ host }: URL): string =>
  host.replace(/^www\./, "").replace(/\.(?=:|$)/, "");
