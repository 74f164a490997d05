import { foldAddress } from "#contract/fold-address.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { findShopPage } from "./find-shop-page.ts";
import { normalizePath, normalizeSource } from "./normalize-path.ts";
import { findAudience, type RedirectRow, selectRedirects } from "./select-redirects.ts";

/**
 * The address that this one redirects to, or null: that of a stored redirect, or of the page that has it in lower
 * case. Redirects to deleted pages count as none; visitors are not redirected to drafts and hidden pieces. What a visitor's address holds beyond a stored one is dropped: it had
 * its meaning on the old page.
 * @param address path and query
 */
export async function findRedirect(
  shop: Shop,
  address: string,
  viewer: Viewer = "visitor",
): Promise<string | null> {
  const moved = await findRedirectRow(shop, address, viewer);
  if (moved) return moved.toPath;
  const path = normalizePath(address);
  const page = path && (await findShopPage(shop, path, viewer));
  return page && page.path !== path ? page.path : null;
}

/** The redirect of exactly this address, of another spelling of it, or of its path alone, in this order. */
export async function findRedirectRow(
  shop: Shop,
  address: string,
  viewer: Viewer,
): Promise<RedirectRow | undefined> {
  return chooseRedirect(shop, address, viewer, (keys) =>
    selectRedirects(shop)
      .where("redirects.nameKey", "in", keys)
      .orderBy("redirects.id", "desc")
      .execute(),
  );
}

/** @returns what `findRedirectRow` does, from all redirects as they are now */
export async function loadRedirectFinder(
  shop: Shop,
): Promise<(address: string, viewer: Viewer) => Promise<RedirectRow | undefined>> {
  const rows = await selectRedirects(shop).orderBy("redirects.id", "desc").execute();
  const byKey = Map.groupBy(rows, ({ nameKey }) => nameKey);
  return (address, viewer) =>
    chooseRedirect(shop, address, viewer, (keys) =>
      Promise.resolve([...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])),
    );
}

async function chooseRedirect(
  { now: clock }: Shop,
  address: string,
  viewer: Viewer,
  load: (nameKeys: string[]) => Promise<RedirectRow[]>,
): Promise<RedirectRow | undefined> {
  const source = normalizeSource(address);
  const path = normalizePath(address);
  if (source === null || path === null) return undefined;
  const [sourceKey, pathKey] = [foldAddress(source), foldAddress(path)];
  const rows = await load([sourceKey, pathKey]);
  const now = clock();
  const shown = rows.filter((row) => {
    const audience = findAudience(row, now);
    return audience === "everybody" || (audience === "admin" && viewer !== "visitor");
  });
  return (
    shown.find(({ fromPath }) => fromPath === source) ??
    shown.find(({ nameKey }) => nameKey === sourceKey) ??
    shown.find(({ fromPath }) => fromPath === path) ??
    shown[0]
  );
}
