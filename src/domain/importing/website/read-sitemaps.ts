import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { DomainError } from "../../errors.ts";
import { decodePage } from "./decode-page.ts";
import type { Visit } from "./site-client.ts";

const unpack = promisify(gunzip);

const MAX_SITEMAPS = 200;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/**
 * The pages that a site's sitemaps list, in their order, each once: those that robots.txt names, else
 * the usual places; an index is followed to its children.
 * @param most how many are wanted
 */
export async function readSitemaps(visit: Visit, most: number): Promise<URL[]> {
  const { robots, start } = visit;
  const places =
    robots.sitemaps.length > 0
      ? robots.sitemaps
      : ["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml"];
  const waiting = places.flatMap((place) => URL.parse(place, start) ?? []);
  const known = new Set(waiting.map(({ href }) => href));
  const pages = new Map<string, URL>();
  for (let read = 0; waiting.length > 0 && read < MAX_SITEMAPS && pages.size < most; read += 1) {
    const url = waiting.shift();
    if (!url || !visit.mayRead(url)) continue;
    const { isIndex, addresses } = parseSitemap(await fetchSitemap(visit, url));
    for (const address of addresses) {
      const listed = URL.parse(address, url);
      if (!listed || !visit.isOfSite(listed)) continue;
      listed.hash = "";
      if (!isIndex && pages.size < most) pages.set(listed.href, listed);
      else if (isIndex && !known.has(listed.href)) {
        known.add(listed.href);
        waiting.push(listed);
      }
    }
  }
  return [...pages.values()];
}

/** "" for a sitemap that is not there or cannot be read: the others may be. */
async function fetchSitemap(visit: Visit, url: URL): Promise<string> {
  try {
    const { status, headers, bytes } = await visit.fetch(url, "application/xml, text/xml, */*");
    if (status !== 200) return "";
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const xml = isPacked ? await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) : bytes;
    return decodePage(xml, isPacked ? null : headers.get("content-type"));
  } catch (error) {
    if (error instanceof DomainError || isBadArchive(error)) return "";
    throw error;
  }
}

const isBadArchive = (error: unknown) =>
  error instanceof Error &&
  /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String("code" in error && error.code));

/** Sitemaps are one address after the other: no need to build a tree of fifty thousand. */
export function parseSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(xml.slice(0, 5000));
  const blocks = xml.matchAll(
    /<loc>\s{0,99}(?:<!\[CDATA\[)?([^<\]]{1,4000})(?:\]\]>)?\s{0,99}<\/loc>/gi,
  );
  const addresses = [...blocks].map(([, address = ""]) =>
    address
      .trim()
      .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ""),
  );
  return { isIndex, addresses };
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
