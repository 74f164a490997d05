import { DomainError } from "../../errors.ts";
import type { SourceItem } from "../source.ts";
import { decodePage } from "./decode-page.ts";
import { type ParsedPage, readPage } from "./read-page.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import type { SiteClient } from "./site-client.ts";

const MAX_PAGES = 5000;
/** So many failures one after the other, and the site is down. */
const MAX_CONSECUTIVE_FAILURES = 5;
const EXCLUDED_EXTENSIONS =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|json|xml|gz|pdf|zip|mp4|webm|mp3|woff2?)$/i;
const LIKELY_PRODUCT_PATH =
  /\/(?:products?|shop|store|items?|pieces?|jewell?ery|catalog(?:ue)?|rings?|collections?)\//i;

type CrawlEvents = {
  onTotal: (total: number) => void;
  /** A page could not be read, or there were too many: what was not read need not be gone. */
  onIncomplete: () => void;
};

/**
 * Reads page after page: those that the sitemaps list, or without one those that are linked, beginning
 * with the site's first. What a page only lists is read on its own page, or taken from the list where
 * there is none.
 */
export async function* crawlSite(
  site: SiteClient,
  { onTotal, onIncomplete }: CrawlEvents,
): AsyncGenerator<SourceItem> {
  const listed = await readSitemaps(site, MAX_PAGES * 2);
  const queue = new PageQueue(
    site,
    listed.length > 0 ? sortByLikelihood(listed) : entryPages(site),
  );
  const only = new Map<string, SourceItem>();
  const read = new Set<string>();
  let failures = 0;
  for (
    let pages = fillRequests(site, queue);
    pages.length > 0;
    pages = fillRequests(site, queue, pages)
  ) {
    const { url, result } = pages.shift() ?? {};
    if (!url || !result) break;
    const { refused, page, error } = await result;
    failures = error ? failures + 1 : 0;
    if (error && failures >= MAX_CONSECUTIVE_FAILURES) throw error;
    if (refused) {
      onIncomplete();
      yield refused;
    }
    if (!page) continue;
    if (listed.length === 0) queue.add(page.links);
    for (const { url: other, item } of page.listed) {
      if (other) queue.add([other]);
      only.set(other?.href ?? item.where, item);
    }
    onTotal(queue.length);
    // One piece may stand at several addresses, and its page says which of them is its own.
    if (page.item && !read.has(page.item.where)) yield page.item;
    if (page.item) read.add(url.href).add(page.item.where);
  }
  if (queue.isFull) onIncomplete();
  for (const [where, item] of only) if (!read.has(where)) yield item;
}

/** The page that was named, and the first of its site. */
const entryPages = ({ start }: SiteClient): URL[] => [start, new URL("/", start)];

type Page = { refused?: SourceItem; page?: ParsedPage; error?: DomainError };
type PageRequest = { url: URL; result: Promise<Page> };

/** Two pages are under way at once, and read in their order. */
function fillRequests(
  site: SiteClient,
  queue: PageQueue,
  requests: PageRequest[] = [],
): PageRequest[] {
  while (requests.length < 2) {
    const url = queue.take();
    if (!url) break;
    const result = fetchPage(site, url);
    // Whoever stops before its turn does not hear of it.
    result.catch(() => undefined);
    requests.push({ url, result });
  }
  return requests;
}

async function fetchPage(site: SiteClient, url: URL): Promise<Page> {
  try {
    const { url: address, status, headers, bytes } = await site.fetch(url, "text/html");
    if (status === 404 || status === 410) return {};
    if (status !== 200) {
      const error = new DomainError("bad-gateway", `${url.host} answered ${status}.`);
      return { refused: refuse(url, error), error };
    }
    const type = headers.get("content-type");
    if (type && !/html|xml/i.test(type)) return {};
    return { page: readPage(decodePage(bytes, type), new URL(address)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // A page that leads to another site is none of this one.
    if (error.code === "unprocessable") return {};
    return { refused: refuse(url, error), error };
  }
}

const refuse = ({ href }: URL, { message }: DomainError): SourceItem => ({
  kind: "refused",
  where: href,
  name: "",
  reason: message,
});

/** Should there be more pages than are read, those that are pieces by their address are among them. */
const sortByLikelihood = (urls: URL[]): URL[] => [
  ...urls.filter(({ pathname }) => LIKELY_PRODUCT_PATH.test(pathname)),
  ...urls.filter(({ pathname }) => !LIKELY_PRODUCT_PATH.test(pathname)),
];

/** The pages of one site, each once, as many as are read. */
class PageQueue {
  readonly #site: SiteClient;
  readonly #urls: URL[] = [];
  readonly #known = new Set<string>();
  #position = 0;
  isFull = false;

  constructor(site: SiteClient, urls: URL[]) {
    this.#site = site;
    this.add(urls);
  }

  get length(): number {
    return this.#urls.length;
  }

  add(urls: URL[]): void {
    for (const url of urls) {
      if (this.#known.has(url.href) || EXCLUDED_EXTENSIONS.test(url.pathname)) continue;
      if (!this.#site.isAllowed(url)) continue;
      if (this.#urls.length >= MAX_PAGES) {
        this.isFull = true;
        return;
      }
      this.#known.add(url.href);
      this.#urls.push(url);
    }
  }

  take(): URL | undefined {
    const url = this.#urls[this.#position];
    if (url) this.#position += 1;
    return url;
  }
}
