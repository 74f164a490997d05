import type { PublicSettings } from "#contract/settings.ts";
import { STOREFRONT_LAYOUT_ROUTE } from "#web/content/storefront-layout-route.ts";

/** What metadata needs to know of the shop. */
export type Site = {
  /** Canonical address of the shop, without a trailing slash. */
  origin: string;
  settings: Omit<PublicSettings, "artistStory">;
};

type Match = { id: string; loaderData?: unknown } | undefined;

/**
 * The shop as a page's `meta` finds it among its matches, or null where not even the storefront's
 * layout could be loaded.
 */
export function siteOf(matches: readonly Match[]): Site | null {
  const layout = matches.find((match) => match?.id === STOREFRONT_LAYOUT_ROUTE);
  return (layout?.loaderData as Site | undefined) ?? null;
}

/** An address of this shop in full; one that is full already stays as it is. */
export const absoluteUrl = (site: Site, url: string): string =>
  /^https?:\/\//i.test(url) ? url : `${site.origin}${url}`;
