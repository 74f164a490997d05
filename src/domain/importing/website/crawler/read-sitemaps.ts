import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { DomainError } from "../../../errors.ts";
import { siteKey } from "../../../infrastructure/outbound/parse-site-url.ts";
import { decodeXmlEntities } from "../../parsing/decode-xml-entities.ts";
import { readInWorker } from "../../reader-tasks/read-in-worker.ts";
import type { ReaderTasks } from "../../reader-tasks/reader-tasks.ts";
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
  const { sitemaps, start } = site;
  const places =
    sitemaps.length > 0 ? sitemaps : ["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml"];
  const queue = places.slice(0, MAX_SITEMAPS).flatMap((place) => URL.parse(place, start) ?? []);
  const known = new Set(queue.map(({ href }) => href));
  const pages = new Set<string>();
  for (let read = 0; queue.length > 0 && read < MAX_SITEMAPS && pages.size < limit; read += 1) {
    const url = queue.shift();
    if (!url || !(await site.isAllowed(url))) continue;
    const { isIndex, urls } = await readSitemap(site, url, limit);
    for (const listed of urls) {
      if (!isIndex && pages.size < limit) pages.add(listed);
      else if (isIndex && !known.has(listed) && known.size < MAX_SITEMAPS) {
        known.add(listed);
        queue.push(new URL(listed));
      }
    }
  }
  return Array.from(pages, (page) => new URL(page));
}

type Sitemap = ReaderTasks["sitemap"]["output"];

/** Nothing when it is missing or unreadable: others may be readable. */
async function readSitemap(site: SiteClient, url: URL, limit: number): Promise<Sitemap> {
  const nothing: Sitemap = { isIndex: false, urls: [] };
  try {
    const { status, headers, bytes } = await site.fetch(url, "application/xml, text/xml, */*");
    if (status !== 200) return nothing;
    const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return await readInWorker("sitemap", {
      bytes: isGzipped
        ? await gunzipAsync(bytes, { maxOutputLength: MAX_DECOMPRESSED_BYTES })
        : bytes,
      type: isGzipped ? null : headers.get("content-type"),
      url: url.href,
      limit,
    });
  } catch (error) {
    if (error instanceof DomainError || isBadArchive(error)) return nothing;
    throw error;
  }
}

const isBadArchive = (error: unknown) =>
  error instanceof Error &&
  /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String("code" in error && error.code));

/** The URLs of a sitemap that are of its site, each once. */
export function listSitemapUrls(xml: string, url: URL, limit: number): Sitemap {
  const { isIndex, addresses } = parseSitemap(xml);
  const urls = new Set<string>();
  for (const address of addresses) {
    const listed = URL.parse(address, url);
    if (!listed || !/^https?:$/.test(listed.protocol) || siteKey(listed) !== siteKey(url)) continue;
    listed.hash = "";
    urls.add(listed.href);
    if (urls.size === limit) break;
  }
  return { isIndex, urls: [...urls] };
}

/** A regular expression instead of a DOM: sitemaps list up to fifty thousand URLs. */
export function parseSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(xml.slice(0, 5000));
  const blocks = xml.matchAll(
    /<loc>(?:\s{0,99}<!\[CDATA\[)?([^<\]]{1,4000})(?:\]\]>\s{0,99})?<\/loc>/gi,
  );
  const addresses = [...blocks].map(([, address = ""]) => decodeXmlEntities(address.trim()));
  return { isIndex, addresses };
}
