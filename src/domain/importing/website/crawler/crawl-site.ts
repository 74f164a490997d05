import { DomainError } from "../../../errors.ts";
import type { SourceItem } from "../../source.ts";
import { readInWorker } from "../../reader-tasks/read-in-worker.ts";
import type { ReaderTasks } from "../../reader-tasks/reader-tasks.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import type { SiteClient } from "./site-client.ts";
import { withoutTracking } from "../../../without-tracking.ts";

const MAX_PAGES = 5000;
/** Those that robots.txt forbids included. */
const MAX_KNOWN_URLS = 100_000;
/** After so many consecutive failures the site counts as down. */
const MAX_CONSECUTIVE_FAILURES = 5;
const EXCLUDED_EXTENSIONS =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|json|xml|gz|pdf|zip|mp4|webm|mp3|woff2?)$/i;
const LIKELY_PRODUCT_PATH =
  /\/(?:products?|shop|store|items?|pieces?|jewel(?:l?e)?ry|catalog(?:ue)?|rings?|collections?)\//i;

type CrawlEvents = {
  onTotal: (total: number) => void;
  /** Some pages could not be read or were too many, so pieces not read may still exist. */
  onIncomplete: () => void;
};

/**
 * Reads a site page by page: the pages its sitemaps list, else the linked ones, starting at its
 * home page. Products listed on other pages are read on their own page, or taken from the list when
 * they have none.
 */
export async function* crawlSite(
  site: SiteClient,
  { onTotal, onIncomplete }: CrawlEvents,
): AsyncGenerator<SourceItem> {
  const listed = await readSitemaps(site, MAX_PAGES * 2);
  const queue = new PageQueue(site);
  await queue.add(listed.length > 0 ? sortByLikelihood(listed) : entryPages(site));
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
    const own = page.listed.map(({ url: other, item }) => ({
      url: other === null ? null : new URL(other),
      item,
    }));
    await queue.add([
      ...(listed.length === 0 ? page.links.map((link) => new URL(link)) : []),
      ...own.flatMap(({ url: other }) => other ?? []),
    ]);
    for (const { url: other, item } of own)
      only.set(other ? withoutTracking(other).href : item.where, item);
    onTotal(queue.length);
    // A piece may have several addresses; its canonical URL counts.
    if (page.item && !read.has(page.item.where)) yield page.item;
    if (page.item) read.add(url.href).add(page.item.where);
  }
  if (queue.isFull) onIncomplete();
  for (const [where, item] of only) if (!read.has(where)) yield item;
}

/** The given page and the home page. */
const entryPages = ({ start }: SiteClient): URL[] => [start, new URL("/", start)];

type Page = { refused?: SourceItem; page?: ReaderTasks["page"]["output"]; error?: DomainError };
type PageRequest = { url: URL; result: Promise<Page> };

/** Keeps two requests in flight, which are read in order. */
function fillRequests(
  site: SiteClient,
  queue: PageQueue,
  requests: PageRequest[] = [],
): PageRequest[] {
  while (requests.length < 2) {
    const url = queue.take();
    if (!url) break;
    const result = fetchPage(site, url);
    // An early return leaves the request unread.
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
    return { page: await readInWorker("page", { bytes, type, url: address }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Redirects to another site.
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

/** When there are too many pages, likely product pages come first. */
const sortByLikelihood = (urls: URL[]): URL[] => [
  ...urls.filter(({ pathname }) => LIKELY_PRODUCT_PATH.test(pathname)),
  ...urls.filter(({ pathname }) => !LIKELY_PRODUCT_PATH.test(pathname)),
];

/** The URLs of a site, each once, up to the limit. */
class PageQueue {
  readonly #site: SiteClient;
  readonly #urls: URL[] = [];
  readonly #known = new Set<string>();
  #position = 0;
  isFull = false;

  constructor(site: SiteClient) {
    this.#site = site;
  }

  get length(): number {
    return this.#urls.length;
  }

  async add(urls: URL[]): Promise<void> {
    const fresh = urls.map(withoutTracking).filter((url) => this.#isNew(url));
    const room = MAX_PAGES - this.#urls.length;
    const allowed = await this.#site.listAllowed(fresh);
    this.#urls.push(...allowed.slice(0, room));
    if (allowed.length > room) this.isFull = true;
  }

  #isNew({ href, pathname }: URL): boolean {
    if (this.#known.has(href) || EXCLUDED_EXTENSIONS.test(pathname)) return false;
    if (this.#known.size === MAX_KNOWN_URLS) {
      this.isFull = true;
      return false;
    }
    this.#known.add(href);
    return true;
  }

  take(): URL | undefined {
    const url = this.#urls[this.#position];
    if (url) this.#position += 1;
    return url;
  }
}
