import type { LayoutSettings } from "#web/content/layout-settings.ts";
import { STOREFRONT_LAYOUT_ROUTE } from "#web/content/storefront-layout-route.ts";

/** The shop as metadata needs it, a part of LayoutData. */
export type Site = {
  /** Canonical origin of the shop, without a trailing slash. */
  origin: string;
  settings: LayoutSettings;
  /** Present when the name has no ™. */
  withoutTrademark?: true;
  /** Present when it is shown at the top of every page. */
  logo?: { url: string };
  /** Present when the shop shows no sample photos. */
  own?: object;
};

/** The name as titles show it. */
export const nameInTitles = ({ settings, withoutTrademark }: Site): string =>
  withoutTrademark ? settings.businessName : `${settings.businessName}™`;

type Match = { id: string; loaderData?: unknown } | undefined;

/** Finds the shop among the matches that a route's `meta` gets; null when the layout failed to load. */
export function siteOf(matches: readonly Match[]): Site | null {
  const layout = matches.find((match) => match?.id === STOREFRONT_LAYOUT_ROUTE);
  return (layout?.loaderData as Site | undefined) ?? null;
}

/** Prefixes a path with the shop's origin; absolute URLs stay as they are. */
export const absoluteUrl = (site: Site, url: string): string =>
  /^https?:\/\//i.test(url) ? url : `${site.origin}${url}`;
