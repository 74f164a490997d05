import type { Revisions } from "#domain/services/revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { nextChangeAt } from "#domain/catalogue/next-change-at.ts";

/** The time between two changes to what visitors see. A page belongs to the one it was rendered in. */
export type CacheGeneration = {
  revision: number;
  /** When it ends by the clock, in milliseconds. */
  endsAt: Promise<number>;
};

/**
 * How old an answer may be, in milliseconds: what another process changes is seen after this at most. To
 * ask an embedded database takes microseconds, to ask a distant one a journey.
 */
const TTL_MILLISECONDS = { "in-process": 1, remote: 250 } as const;

/** Tells in which season a request comes. Asks the database as seldom as it may, and never by itself. */
export class CacheInvalidation {
  readonly #shop: Shop;
  readonly #source: Revisions;
  #season: CacheGeneration | undefined;
  #endsAt = Infinity;
  #believedUntil = 0;
  #asking: Promise<CacheGeneration> | undefined;
  #writes = 0;
  #changes = 0;

  constructor(shop: Shop, source: Revisions) {
    this.#shop = shop;
    this.#source = source;
  }

  /** The season of this moment; throws or rejects when the database cannot be asked. */
  current(): CacheGeneration | Promise<CacheGeneration> {
    if (this.#season && this.#isBelieved()) return this.#season;
    if (this.#source.location === "in-process") {
      const season = this.#enter(this.#source.read());
      this.#believe();
      return season;
    }
    return this.#ask(this.#source.read);
  }

  /** A request that may change something begins. @returns what to call when it has ended */
  expectChange(): () => void {
    this.#writes += 1;
    return () => {
      this.#writes -= 1;
      this.#changes += 1;
      this.#believedUntil = 0;
      this.#asking = undefined;
    };
  }

  #isBelieved(): boolean {
    return this.#writes === 0 && performance.now() < this.#believedUntil && !this.#hasEnded();
  }

  #believe(): void {
    this.#believedUntil = performance.now() + TTL_MILLISECONDS[this.#source.location];
  }

  #hasEnded(): boolean {
    return this.#endsAt !== Infinity && this.#shop.now().getTime() >= this.#endsAt;
  }

  #ask(read: () => Promise<number>): Promise<CacheGeneration> {
    if (this.#writes > 0) return read().then((revision) => this.#enter(revision));
    if (this.#asking) return this.#asking;
    const changes = this.#changes;
    const asking = read()
      .then((revision) => {
        // An answer from before a change is good for who waited for it, and for nobody after.
        if (changes === this.#changes) this.#believe();
        return this.#enter(revision);
      })
      .finally(() => {
        if (this.#asking === asking) this.#asking = undefined;
      });
    this.#asking = asking;
    return asking;
  }

  #enter(revision: number): CacheGeneration {
    const known = this.#season;
    if (known && revision <= known.revision && !this.#hasEnded()) return known;
    const season = { revision, endsAt: nextChangeAt(this.#shop) };
    this.#season = season;
    this.#endsAt = Infinity;
    void this.#learnItsEnd(season);
    return season;
  }

  async #learnItsEnd(season: CacheGeneration): Promise<void> {
    try {
      const endsAt = await season.endsAt;
      if (this.#season === season) this.#endsAt = endsAt;
    } catch (error) {
      // Who wants to keep a page of this season waits for its end too, and keeps none.
      this.#shop.log.error("the next change could not be told", { error });
    }
  }
}
