import { DomainError } from "../../errors.ts";
import type { SourceItem } from "../source.ts";
import { decodePage } from "./decode-page.ts";
import { type PageReading, readPage } from "./read-page.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import type { Visit } from "./site-client.ts";

const MAX_PAGES = 5000;
/** So many failures one after the other, and the site is down. */
const MAX_FAILURES = 5;
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|json|xml|gz|pdf|zip|mp4|webm|mp3|woff2?)$/i;
const LIKELY =
  /\/(?:products?|shop|store|items?|pieces?|jewell?ery|catalog(?:ue)?|rings?|collections?)\//i;

type Told = {
  onTotal: (total: number) => void;
  /** A page could not be read, or there were too many: what was not read need not be gone. */
  onPart: () => void;
};

/**
 * Reads page after page: those that the sitemaps list, or without one those that are linked, beginning
 * with the site's first. What a page only lists is read on its own page, or taken from the list where
 * there is none.
 */
export async function* readPagesOfSite(
  visit: Visit,
  { onTotal, onPart }: Told,
): AsyncGenerator<SourceItem> {
  const listed = await readSitemaps(visit, MAX_PAGES * 2);
  const queue = new Queue(visit, listed.length > 0 ? likelyFirst(listed) : entrances(visit));
  const only = new Map<string, SourceItem>();
  const read = new Set<string>();
  let failures = 0;
  for (let pages = next(visit, queue); pages.length > 0; pages = next(visit, queue, pages)) {
    const { url, reading } = pages.shift() ?? {};
    if (!url || !reading) break;
    const { refused, page, error } = await reading;
    failures = error ? failures + 1 : 0;
    if (error && failures >= MAX_FAILURES) throw error;
    if (refused) {
      onPart();
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
  if (queue.isFull) onPart();
  for (const [where, item] of only) if (!read.has(where)) yield item;
}

/** The page that was named, and the first of its site. */
const entrances = ({ start }: Visit): URL[] => [start, new URL("/", start)];

type Page = { refused?: SourceItem; page?: PageReading; error?: DomainError };
type Begun = { url: URL; reading: Promise<Page> };

/** Two pages are under way at once, and read in their order. */
function next(visit: Visit, queue: Queue, begun: Begun[] = []): Begun[] {
  while (begun.length < 2) {
    const url = queue.take();
    if (!url) break;
    const reading = fetchPage(visit, url);
    // Whoever stops before its turn does not hear of it.
    reading.catch(() => undefined);
    begun.push({ url, reading });
  }
  return begun;
}

async function fetchPage(visit: Visit, url: URL): Promise<Page> {
  try {
    const { url: address, status, headers, bytes } = await visit.fetch(url, "text/html");
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
const likelyFirst = (urls: URL[]): URL[] => [
  ...urls.filter(({ pathname }) => LIKELY.test(pathname)),
  ...urls.filter(({ pathname }) => !LIKELY.test(pathname)),
];

/** The pages of one site, each once, as many as are read. */
class Queue {
  readonly #visit: Visit;
  readonly #urls: URL[] = [];
  readonly #known = new Set<string>();
  #taken = 0;
  isFull = false;

  constructor(visit: Visit, urls: URL[]) {
    this.#visit = visit;
    this.add(urls);
  }

  get length(): number {
    return this.#urls.length;
  }

  add(urls: URL[]): void {
    for (const url of urls) {
      if (this.#known.has(url.href) || NO_PAGE.test(url.pathname)) continue;
      if (!this.#visit.mayRead(url)) continue;
      if (this.#urls.length >= MAX_PAGES) {
        this.isFull = true;
        return;
      }
      this.#known.add(url.href);
      this.#urls.push(url);
    }
  }

  take(): URL | undefined {
    const url = this.#urls[this.#taken];
    if (url) this.#taken += 1;
    return url;
  }
}
