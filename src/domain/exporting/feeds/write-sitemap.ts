import type { SitemapEntry } from "./sitemap-entry.ts";
import { notFound } from "../../errors.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { listSitemapEntries } from "./list-sitemap-entries.ts";
import { XML_DECLARATION, xmlElement } from "../../xml-element.ts";

/** URLs per file; the protocol allows 50,000. */
const SITEMAP_SIZE = 20_000;
/** Pictures per URL; the protocol allows 1,000. */
const MAX_IMAGES = 1000;

/**
 * /sitemap.xml: all public URLs with their pictures, or a sitemap index if they are too many for one
 * file. Empty until the shop opens.
 */
export async function writeSitemap(shop: Shop, size = SITEMAP_SIZE): Promise<string> {
  if (!(await getShopState(shop)).isOpen) return urlset(shop, []);
  const { entries, total } = await listSitemapEntries(shop, { offset: 0, limit: size });
  if (total <= size) return urlset(shop, entries);
  const parts = Array.from({ length: Math.ceil(total / size) }, (_, index) => index + 1);
  const addresses = parts.map(
    (part) => `<sitemap>${xmlElement("loc", absoluteUrl(shop, `/sitemap/${part}.xml`))}</sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="${PROTOCOL}">\n${addresses.join("\n")}\n</sitemapindex>\n`;
}

/** One file of a sitemap with an index. @throws not-found when there is no such file */
export async function writeSitemapPart(
  shop: Shop,
  part: number,
  size = SITEMAP_SIZE,
): Promise<string> {
  if (part < 1 || !(await getShopState(shop)).isOpen) throw notFound("Sitemap");
  const range = { offset: (part - 1) * size, limit: size };
  const { entries, total } = await listSitemapEntries(shop, range);
  if (entries.length === 0 || total <= size) throw notFound("Sitemap");
  return urlset(shop, entries);
}

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

function urlset(shop: Shop, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, images }) => {
    const pictures = images
      .slice(0, MAX_IMAGES)
      .map(
        (url) => `<image:image>${xmlElement("image:loc", absoluteUrl(shop, url))}</image:image>`,
      );
    const address = xmlElement("loc", absoluteUrl(shop, path));
    return `<url>${address}${xmlElement("lastmod", changedAt)}${pictures.join("")}</url>`;
  });
  return `${XML_DECLARATION}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`;
}
