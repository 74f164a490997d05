import { LRUCache } from "lru-cache";
import type { Revisions } from "#domain/services/revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { CacheInvalidation, type CacheGeneration } from "./cache-invalidation.ts";
import { CachedResponse, type RenderedResponse, type Variant } from "./cached-response.ts";
import type { Encoding } from "./content-encoding.ts";

type PendingRender = {
  generation: CacheGeneration;
  response: Promise<CachedResponse | RenderedResponse>;
};

/** Some 1,000 pages as they are sent, or one part in 32 of a container's memory where that is less. */
const MAX_CACHE_BYTES = Math.min(16 * 1024 * 1024, process.constrainedMemory() / 32 || Infinity);

/** Hits after which a variant is worth a second of compression: 12 % fewer bytes from then on. */
const RECOMPRESS_AFTER_HITS = 3;

/** While pages fail, an earlier one is served for this long after it was last known to be current. */
const MAX_STALE_MILLISECONDS = 24 * 60 * 60 * 1000;

type Entry = { response: CachedResponse; generation: CacheGeneration };

/**
 * Responses, each of one cache generation; earlier ones stay as long as there is room, for an outage.
 * Requests that need the same page share one render.
 */
export class PageCache {
  readonly invalidation: CacheInvalidation;
  readonly #log: Shop["log"];
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ response }) => response.size,
  });
  readonly #pending = new Map<string, PendingRender>();
  #isRecompressing = false;

  constructor(shop: Shop, revisions: Revisions) {
    this.invalidation = new CacheInvalidation(shop, revisions);
    this.#log = shop.log;
  }

  find(key: string, generation: CacheGeneration): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry?.generation === generation ? entry.response : undefined;
  }

  /** A response that may be outdated, for when no other can be had. */
  findStale(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = performance.now() - entry.generation.confirmedAt;
    return age < MAX_STALE_MILLISECONDS ? entry.response : undefined;
  }

  /**
   * Renders a page, or waits for a render of it that is under way. While it fails, an earlier one takes its place.
   * @returns the cached response; for the request that rendered it also one that cannot be cached, and
   * null for those that waited for such a one
   */
  async render(
    key: string,
    generation: CacheGeneration,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse | RenderedResponse | null> {
    const other = this.#pending.get(key);
    if (other?.generation === generation) {
      const response = this.#orStale(key, await other.response);
      return response instanceof CachedResponse ? response : null;
    }
    const response = this.#renderAndStore(key, generation, render);
    const own = { generation, response };
    this.#pending.set(key, own);
    try {
      return this.#orStale(key, await response);
    } finally {
      if (this.#pending.get(key) === own) this.#pending.delete(key);
    }
  }

  #orStale(key: string, response: CachedResponse | RenderedResponse) {
    const hasFailed = !(response instanceof CachedResponse) && response.status >= 500;
    return (hasFailed && this.findStale(key)) || response;
  }

  /** The variant to send. One that is sent often is recompressed in the background, one at a time. */
  async takeVariant(key: string, cached: CachedResponse, encoding: Encoding): Promise<Variant> {
    const variant = await cached.variant(encoding);
    variant.hits += 1;
    if (variant.hits === 1 && encoding !== "identity") this.#updateSize(key, cached);
    const isWorthIt = variant.hits >= RECOMPRESS_AFTER_HITS && variant.level === "fast";
    if (isWorthIt && encoding !== "identity" && !this.#isRecompressing) {
      void this.#recompress(key, cached, encoding);
    }
    return variant;
  }

  async #recompress(key: string, cached: CachedResponse, encoding: Encoding): Promise<void> {
    this.#isRecompressing = true;
    try {
      await cached.recompress(encoding);
      this.#updateSize(key, cached);
    } catch (error) {
      this.#log.error("recompressing a cached page failed; the larger variant is kept", {
        key,
        error,
      });
    }
    this.#isRecompressing = false;
  }

  async #renderAndStore(
    key: string,
    generation: CacheGeneration,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse | RenderedResponse> {
    const rendered = await render();
    const cached = CachedResponse.from(rendered);
    if (!cached) return rendered;
    // Not stored when something changed during the render, or when its expiry cannot be read.
    await generation.expiresAt;
    if ((await this.invalidation.current()) === generation) {
      this.#entries.set(key, { response: cached, generation });
    }
    return cached;
  }

  #updateSize(key: string, cached: CachedResponse): void {
    const entry = this.#entries.peek(key);
    if (entry?.response === cached) this.#entries.set(key, entry);
  }
}
