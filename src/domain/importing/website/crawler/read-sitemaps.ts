import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { DomainError } from "../../../errors.ts";
import { decodeXmlEntities } from "../../parsing/decode-xml-entities.ts";
import { decodePage } from "./decode-page.ts";
import type { SiteClient } from "./site-client.ts";

const gunzipAsync = promisify(gunzip);

const MAX_SITEMAPS = 200;
const MAX_DECOMPRESSED_BYTES = 50 * 1024 * 1024;

/**
 * Pages listed by a site's sitemaps, each once and in order: sitemaps named in robots.txt, else at
 * the usual paths; sitemap indexes are followed.
 * @param limit how many pages at most
 */
export async function readSitemaps(site: SiteClient, limit: number): Promise<URL[]> {
  const { robots, start } = site;
  const places =
    robots.sitemaps.length > 0
      ? robots.sitemaps
      : ["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml"];
  const queue = places.flatMap((place) => URL.parse(place, start) ?? []);
  const known = new Set(queue.map(({ href }) => href));
  const pages = new Map<string, URL>();
  for (let read = 0; queue.length > 0 && read < MAX_SITEMAPS && pages.size < limit; read += 1) {
    const url = queue.shift();
    if (!url || !site.isAllowed(url)) continue;
    const { isIndex, addresses } = parseSitemap(await fetchSitemap(site, url));
    for (const address of addresses) {
      const listed = URL.parse(address, url);
      if (!listed || !site.isOfSite(listed)) continue;
      listed.hash = "";
      if (!isIndex && pages.size < limit) pages.set(listed.href, listed);
      else if (isIndex && !known.has(listed.href)) {
        known.add(listed.href);
        queue.push(listed);
      }
    }
  }
  return [...pages.values()];
}

/** "" when it is missing or unreadable: others may be readable. */
async function fetchSitemap(site: SiteClient, url: URL): Promise<string> {
  try {
    const { status, headers, bytes } = await site.fetch(url, "application/xml, text/xml, */*");
    if (status !== 200) return "";
    const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const xml = isGzipped
      ? await gunzipAsync(bytes, { maxOutputLength: MAX_DECOMPRESSED_BYTES })
      : bytes;
    return decodePage(xml, isGzipped ? null : headers.get("content-type"));
  } catch (error) {
    if (error instanceof DomainError || isBadArchive(error)) return "";
    throw error;
  }
}

const isBadArchive = (error: unknown) =>
  error instanceof Error &&
  /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String("code" in error && error.code));

/** A regular expression instead of a DOM: sitemaps list up to fifty thousand URLs. */
export function parseSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(xml.slice(0, 5000));
  const blocks = xml.matchAll(
    /<loc>(?:\s{0,99}<!\[CDATA\[)?([^<\]]{1,4000})(?:\]\]>\s{0,99})?<\/loc>/gi,
  );
  const addresses = [...blocks].map(([, address = ""]) => decodeXmlEntities(address.trim()));
  return { isIndex, addresses };
}
