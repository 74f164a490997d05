import type { Picture } from "#contract/media/media.ts";
import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { absoluteUrl, nameInTitles, type SeoSite } from "./site.ts";
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

/** A page for whoever has its address, or one that failed: it is neither indexed nor previewed elsewhere. */
export type UnlistedPage = { title: string; description?: string; isUnlisted: true };

/** For pages of the sample shop without a picture. */
const SAMPLE_PICTURE: SocialPicture = {
  url: "/images/workbench-1280.jpg",
  width: 1280,
  height: 853,
  alt: "A goldsmith’s wooden bench with rings in progress.",
};

/** Title, description, canonical URL and Open Graph of a page. */
export function PageMeta({ site, page }: { site: SeoSite; page: PageDescription | UnlistedPage }) {
  if ("isUnlisted" in page) {
    return (
      <>
        <title>{page.title}</title>
        {page.description && <meta content={page.description} name="description" />}
        <meta content="noindex" name="robots" />
      </>
    );
  }
  const description = summarize(page.description);
  const url = absoluteUrl(site, page.path);
  return (
    <>
      <title>{fullTitle(site, page.title)}</title>
      <meta content={description} name="description" />
      {page.noIndex ? (
        <meta content="noindex" name="robots" />
      ) : (
        <link href={url} rel="canonical" />
      )}
      <meta content={site.settings.businessName} property="og:site_name" />
      <meta content={page.type ?? "website"} property="og:type" />
      <meta content={page.title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <PictureMeta
        picture={page.picture ? socialPicture(page.picture) : defaultPicture(site)}
        site={site}
      />
      {page.publishedAt && <meta content={page.publishedAt} property="article:published_time" />}
      <meta
        content={page.picture || !site.own ? "summary_large_image" : "summary"}
        name="twitter:card"
      />
    </>
  );
}

const defaultPicture = ({ own }: SeoSite): SocialPicture | null => (own ? null : SAMPLE_PICTURE);

/** "Rings, Calloway Jewelry™"; unchanged when the title contains the name or there is none. */
function fullTitle(site: SeoSite, title: string): string {
  const { businessName } = site.settings;
  if (businessName === UNNAMED_SHOP) return title;
  return title.includes(businessName) ? title : `${title}, ${nameInTitles(site)}`;
}

function PictureMeta({ site, picture }: { site: SeoSite; picture: SocialPicture | null }) {
  if (!picture) return null;
  const { url, width, height, alt } = picture;
  return (
    <>
      <meta content={absoluteUrl(site, url)} property="og:image" />
      {width && <meta content={String(width)} property="og:image:width" />}
      {height && <meta content={String(height)} property="og:image:height" />}
      {alt && <meta content={alt} property="og:image:alt" />}
    </>
  );
}
