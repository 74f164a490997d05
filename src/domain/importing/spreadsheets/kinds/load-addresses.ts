import { type Addresses, addressesOf } from "../../../catalogue/redirects/check-redirect.ts";
import { loadRedirectFinder } from "../../../catalogue/redirects/find-redirect.ts";
import type { Shop } from "../../../shop.ts";

/**
 * What the rules of redirects look up, with what many redirects and links share loaded once.
 * @param hosts of the former shop; those of shops imported before are its own too
 */
export async function loadAddresses(shop: Shop, hosts: Iterable<string>): Promise<Addresses> {
  const { isOwnHost, findPage } = await addressesOf(shop);
  const findRedirect = await loadRedirectFinder(shop);
  const pages = new Map<string, ReturnType<typeof findPage>>();
  const sources = await shop.db
    .selectFrom("productSources")
    .select("sourceKey")
    .distinct()
    .execute();
  const own = new Set([...hosts, ...sources.map(({ sourceKey }) => sourceKey)]);
  return {
    isOwnHost: (url) => isOwnHost(url) || own.has(url.host),
    findPage: (path, viewer) => {
      const key = `${viewer} ${path}`;
      const page = pages.get(key) ?? findPage(path, viewer);
      pages.set(key, page);
      return page;
    },
    findRedirect: (address) => findRedirect(address, "admin"),
  };
}
