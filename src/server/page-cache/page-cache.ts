import type { Revisions } from "#domain/services/revisions.ts";
import { LRUCache } from "lru-cache";
import type { Shop } from "#domain/shop.ts";
import type { Encoding } from "./content-encoding.ts";
import { CacheInvalidation, type CacheGeneration } from "./cache-invalidation.ts";
import {
  encodedVariant,
  toCachedResponse,
  type CachedResponse,
  recompress,
  sizeOf,
} from "./cached-response.ts";

export type RenderedResponse = { status: number; headers: Headers; body: Buffer };

type Flight = { season: CacheGeneration; answer: Promise<CachedResponse | RenderedResponse> };

/** How much is kept in all, in bytes. */
const ROOM = 32 * 1024 * 1024;

/** From so many on it is worth a second of packing to send fewer bytes. */
const OFTEN = 3;

/**
 * Public pages, rendered once and kept until something they show changes. However many ask for one at
 * the same time, it is rendered once.
 */
export class PageCache {
  readonly freshness: CacheInvalidation;
  readonly #log: Shop["log"];
  readonly #kept = new LRUCache<string, CachedResponse>({ maxSize: ROOM, sizeCalculation: sizeOf });
  readonly #flights = new Map<string, Flight>();
  #season: CacheGeneration | undefined;
  #isPacking = false;

  constructor(shop: Shop, revisions: Revisions) {
    this.freshness = new CacheInvalidation(shop, revisions);
    this.#log = shop.log;
  }

  /** What is kept under an address and holds in this season. */
  find(address: string, season: CacheGeneration): CachedResponse | undefined {
    if (this.#season !== season) {
      this.#season = season;
      this.#kept.clear();
    }
    return this.#kept.get(address);
  }

  /**
   * Renders a page, or waits for who renders it already.
   * @param render asks the shop itself, as a stranger
   * @returns an answer for everybody, or, to who asked first only, one that is not for others
   */
  async make(
    address: string,
    season: CacheGeneration,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse | RenderedResponse | null> {
    const flight = this.#flights.get(address);
    if (flight?.season === season) {
      const answer = await flight.answer;
      return "forms" in answer ? answer : null;
    }
    const answer = this.#renderAndKeep(address, season, render);
    const own = { season, answer };
    this.#flights.set(address, own);
    try {
      return await answer;
    } finally {
      if (this.#flights.get(address) === own) this.#flights.delete(address);
    }
  }

  /** A form of a kept answer. What is asked for often is packed once more, smaller, on the side. */
  async pack(address: string, kept: CachedResponse, encoding: Encoding) {
    const form = await encodedVariant(kept, encoding);
    this.#weigh(address, kept);
    return form;
  }

  /** Counts that a form was sent. */
  count(address: string, kept: CachedResponse, encoding: Encoding): void {
    const form = kept.forms.get(encoding);
    if (!form || form.effort === "small" || encoding === "identity") return;
    form.hits += 1;
    if (form.hits < OFTEN || this.#isPacking) return;
    this.#isPacking = true;
    recompress(kept, encoding)
      .then(() => this.#weigh(address, kept))
      .catch((error: unknown) => this.#log.error("a page could not be packed", { address, error }))
      .finally(() => (this.#isPacking = false));
  }

  async #renderAndKeep(
    address: string,
    season: CacheGeneration,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse | RenderedResponse> {
    const rendered = await render();
    const kept = toCachedResponse(rendered);
    if (!kept) return rendered;
    // Something changed while it was rendered, or the next change cannot be told: good for this once.
    await season.endsAt;
    if ((await this.freshness.current()) === season && this.#season === season) {
      this.#kept.set(address, kept);
    }
    return kept;
  }

  #weigh(address: string, kept: CachedResponse): void {
    if (this.#kept.peek(address) === kept) this.#kept.set(address, kept);
  }
}
