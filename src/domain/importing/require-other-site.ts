import { unprocessable } from "../errors.ts";
import { siteKey } from "../infrastructure/outbound/parse-site-url.ts";
import type { Shop } from "../shop.ts";

/**
 * The shop's own pages would come back as pieces and tags of a foreign site. The setting of the own domain
 * does not count: before a shop moves there, the former site has that address.
 * @throws unprocessable when the site is this shop
 */
export function requireOtherSite({ publicUrl }: Shop, site: URL): void {
  if (siteKey(site) !== siteKey(new URL(publicUrl))) return;
  throw unprocessable(
    `${site.host} is the address of this shop. Type the address of the site your pieces are on now.`,
  );
}
