import type { LayoutSettings } from "#web/content/layout-settings.ts";

/** The shop as metadata needs it, a part of Site. */
export type SeoSite = {
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
export const nameInTitles = ({ settings, withoutTrademark }: SeoSite): string =>
  withoutTrademark ? settings.businessName : `${settings.businessName}™`;

/** Prefixes a path with the shop's origin; absolute URLs stay as they are. */
export const absoluteUrl = (site: SeoSite, url: string): string =>
  /^https?:\/\//i.test(url) ? url : `${site.origin}${url}`;
