import { foldAddress } from "#contract/fold-address.ts";
import { readOwnPage } from "#contract/page-link.ts";
import { invalid } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { isOwnHost } from "../../media/proxy/is-own-host.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { findRedirectRow } from "./find-redirect.ts";
import { findShopPage, type ShopPage } from "./find-shop-page.ts";
import { normalizePath, normalizeSource } from "./normalize-path.ts";
import type { NewRedirect, RedirectTarget } from "./record-redirect.ts";
import type { RedirectRow } from "./select-redirects.ts";

/** What the rules of redirects look up. */
export type Addresses = {
  isOwnHost: (url: URL) => boolean;
  findPage: (path: string, viewer: Viewer) => Promise<ShopPage | null>;
  /** The redirect that an admin is sent on by. */
  findRedirect: (address: string) => Promise<RedirectRow | undefined>;
};

export async function addressesOf(shop: Shop): Promise<Addresses> {
  const { publicUrl } = shop;
  const { ownDomain } = await getSettings(shop);
  return {
    isOwnHost: (url) => isOwnHost(url, { publicUrl, ownDomain }),
    findPage: (path, viewer) => findShopPage(shop, path, viewer),
    findRedirect: (address) => findRedirectRow(shop, address, "admin"),
  };
}

/**
 * A redirect as it is stored, its target followed through the one that is there already. An old address with a
 * query is redirected with that query only, since in many shops it alone tells the pages apart.
 * @throws invalid for an old address that has a page, and for a page that does not exist or is on another site
 */
export async function checkRedirect(
  addresses: Addresses,
  { from, to }: { from: string; to: string },
): Promise<NewRedirect> {
  const fromPath = parseSource(from);
  const target = await findTarget(addresses, fromPath, to);
  if (await addresses.findPage(normalizePath(fromPath) ?? "", "visitor")) {
    throw invalid("from", "Your shop has a page at that address. Enter one that has no page.");
  }
  return { fromPath, ...target };
}

/** What the index of addresses holds in PostgreSQL, with room for letters that are encoded. */
const MAX_SOURCE_BYTES = 2000;

function parseSource(from: string): string {
  const isAddress = from.startsWith("/") || /^https?:\/\//i.test(from);
  const source = isAddress ? normalizeSource(from) : null;
  if (source === null) {
    throw invalid("from", "Enter an address other than the home page. Example: /ring-oval");
  }
  if (source.length > MAX_SOURCE_BYTES) throw invalid("from", "This address is too long.");
  return source;
}

/**
 * Where a redirect to an address leads: to a page of the shop, with the query and fragment that were typed, or
 * to the target of a redirect that is there already.
 * @param from the old address, normalized
 * @throws invalid when there is neither, or when it leads to the old address
 */
async function findTarget(
  addresses: Addresses,
  from: string,
  address: string,
): Promise<RedirectTarget> {
  const url = parseOwnAddress(addresses, address);
  const path = url && normalizePath(url.pathname);
  if (!url || !path) {
    throw invalid(
      "to",
      "Enter the address of a page of your shop other than the home page. Example: /products/12",
    );
  }
  requireOther(from, path + url.search);
  const rest = url.search + url.hash;
  const page = await addresses.findPage(path, "admin");
  if (page) return { ...page, toPath: page.path + rest };
  const moved = await addresses.findRedirect(path + url.search);
  if (!moved) throw invalid("to", describeMissing(path));
  requireOther(from, moved.toPath);
  const { toPath, productId, collectionId } = moved;
  return { toPath: /[?#]/.test(toPath) ? toPath : toPath + rest, productId, collectionId };
}

function requireOther(from: string, to: string): void {
  if (foldAddress(to.replace(/#.*/s, "")) === foldAddress(from))
    throw invalid("to", "Choose another page than the old address.");
}

/** The page of an address on this site, typed as a path or whole; null for another. */
function parseOwnAddress({ isOwnHost }: Addresses, address: string): URL | null {
  if (address.startsWith("/")) return readOwnPage(address);
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url)) return null;
  return readOwnPage(url.pathname + url.search + url.hash);
}

function describeMissing(path: string): string {
  if (/^\/products\//i.test(path)) return "There is no piece at that address.";
  if (/^\/collections\//i.test(path)) return "There is no collection at that address.";
  return "There is no page at that address.";
}
