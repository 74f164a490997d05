/** Requests at a time: as many tiles as a phone shows, and fewer than a browser has connections. */
const MAX_IN_FLIGHT = 4;
/** Pages that are prefetched because they are in view, from one page; a piece is 2 kB. */
export const MAX_IN_VIEW = 12;
/** How long a browser uses a prefetched response without asking again: Chromium's five minutes, less the way. */
const USABLE_MS = 4 * 60_000;

export type PageAhead = {
  /** Path and query. */
  href: string;
  /** Called once the page's data has arrived. */
  onArrived?: (() => void) | undefined;
};

/** The pages to prefetch from the page that is shown; PrefetchPages renders those that are under way. */
export class PrefetchQueue {
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #askedAt = new Map<string, number>();
  readonly #arrived = new Set<string>();
  /** Until then the router takes every page for a missing one. */
  #areRoutesKnown = false;
  #shown = "";
  #inView = 0;
  #waiting: PageAhead[] = [];
  #inFlight: PageAhead[] = [];
  #started: readonly string[] = [];

  constructor(now = Date.now) {
    this.#now = now;
  }

  /** A page whose link has been in view for a while. */
  add(page: PageAhead): void {
    if (this.#inView >= MAX_IN_VIEW || !this.#isWanted(page)) return;
    this.#inView += 1;
    this.#waiting.push(page);
    this.#advance();
  }

  /** A page whose link is about to be pressed: it goes before all others, at once. */
  addNow(page: PageAhead): void {
    const others = this.#waiting.filter(({ href }) => href !== page.href);
    if (others.length === this.#waiting.length && !this.#isWanted(page)) return;
    this.#waiting = others;
    if (this.#areRoutesKnown) this.#start(page);
    else this.#waiting.unshift(page);
  }

  /** To be called once the router has learned of the routes of the page's links. */
  learnRoutes(): void {
    this.#areRoutesKnown = true;
    this.#advance();
  }

  /** Data of a page has arrived, or could not be fetched. */
  finish(href: string, hasArrived = true): void {
    const page = this.#inFlight.find((each) => each.href === href);
    if (!page) return;
    this.#inFlight = this.#inFlight.filter((each) => each !== page);
    if (hasArrived) {
      this.#arrived.add(href);
      page.onArrived?.();
    }
    this.#advance();
  }

  /** Whether the browser has the data of a page, so that opening it asks for nothing. */
  hasArrived(href: string): boolean {
    return this.#arrived.has(href) && this.#isUsable(href);
  }

  /** Begins anew on another page; what was prefetched of it has been used. */
  show(href: string): void {
    this.#shown = href;
    this.#askedAt.delete(href);
    this.#inView = 0;
    this.#waiting = [];
    this.#inFlight = [];
    this.#setStarted([]);
  }

  /** The pages under way or done, in the order of their start; none while another page is shown. */
  started = (): readonly string[] => this.#started;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #isWanted({ href }: PageAhead): boolean {
    if (href === this.#shown || this.#isUsable(href)) return false;
    this.#arrived.delete(href);
    this.#askedAt.set(href, this.#now());
    return true;
  }

  #isUsable(href: string): boolean {
    return this.#now() - (this.#askedAt.get(href) ?? Number.NEGATIVE_INFINITY) < USABLE_MS;
  }

  #advance(): void {
    while (this.#areRoutesKnown && this.#inFlight.length < MAX_IN_FLIGHT) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#start(next);
    }
  }

  #start(page: PageAhead): void {
    this.#inFlight.push(page);
    this.#setStarted([...this.#started.filter((href) => href !== page.href), page.href]);
  }

  #setStarted(pages: readonly string[]): void {
    this.#started = pages;
    for (const listener of this.#listeners) listener();
  }
}

export const prefetchQueue = new PrefetchQueue();
