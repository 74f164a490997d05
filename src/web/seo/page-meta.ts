import type { MetaDescriptor } from "react-router";
import type { Picture } from "#contract/media/media.ts";
import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { absoluteUrl, nameInTitles, type Site } from "./site.ts";
import { type SocialPicture, socialPicture } from "./social-picture.ts";
import { summarize } from "./summarize.ts";

export type PageDescription = {
  /** Without the shop's name, which is appended. */
  title: string;
  /** Text or HTML of any length; it is summarized. */
  description: string;
  /** Canonical path without filters: "/collections". */
  path: string;
  picture?: Picture | null | undefined;
  type?: "website" | "article" | "product";
  /** ISO 8601, of an article. */
  publishedAt?: string | null;
  /** For drafts and empty results. */
  noIndex?: boolean;
};

/** For pages of the sample shop without a picture. */
const SAMPLE_PICTURE: SocialPicture = {
  url: "/images/workbench-1280.jpg",
  width: 1280,
  height: 853,
  alt: "A goldsmith’s wooden bench with rings in progress.",
};

/**
 * Title, description, canonical URL and Open Graph of a page.
 * `export const meta = ({ matches, loaderData }) => pageMeta(siteOf(matches), { … })`
 */
export function pageMeta(site: Site | null, page: PageDescription): MetaDescriptor[] {
  if (!site) return [{ title: page.title }];
  const title = fullTitle(site, page.title);
  const description = summarize(page.description);
  const url = absoluteUrl(site, page.path);
  return [
    { title },
    { name: "description", content: description },
    ...(page.noIndex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url } as const]),
    { property: "og:site_name", content: site.settings.businessName },
    { property: "og:locale", content: "en_US" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...pictureMeta(site, page.picture ? socialPicture(page.picture) : defaultPicture(site)),
    ...(page.publishedAt
      ? [{ property: "article:published_time", content: page.publishedAt }]
      : []),
    {
      name: "twitter:card",
      content: page.picture || !site.own ? "summary_large_image" : "summary",
    },
  ];
}

const defaultPicture = ({ own }: Site): SocialPicture | null => (own ? null : SAMPLE_PICTURE);

/** "Rings, Calloway Jewelry™"; unchanged when the title contains the name or there is none. */
function fullTitle(site: Site, title: string): string {
  const { businessName } = site.settings;
  if (businessName === UNNAMED_SHOP) return title;
  return title.includes(businessName) ? title : `${title}, ${nameInTitles(site)}`;
}

function pictureMeta(site: Site, picture: SocialPicture | null): MetaDescriptor[] {
  if (!picture) return [];
  const { url, width, height, alt } = picture;
  return [
    { property: "og:image", content: absoluteUrl(site, url) },
    ...(width && height
      ? [
          { property: "og:image:width", content: String(width) },
          { property: "og:image:height", content: String(height) },
        ]
      : []),
    ...(alt ? [{ property: "og:image:alt", content: alt }] : []),
  ];
}
