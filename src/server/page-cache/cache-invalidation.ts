import type { Revisions } from "#domain/services/revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { withDatabaseDeadline } from "../health/database-deadline.ts";
import { nextChangeAt } from "#domain/catalogue/next-change-at.ts";

/** The time between two changes of what visitors see: a cached response is valid in one generation. */
export type CacheGeneration = {
  revision: number;
  /** When the clock alone changes what visitors see, in milliseconds since 1970. */
  expiresAt: Promise<number>;
  /** When it was last read, as `performance.now()`. */
  confirmedAt: number;
};

/**
 * How long a revision that was read is reused, in milliseconds, and so how late a change made by another
 * process is seen at most. Reading it takes microseconds in-process and a round trip otherwise.
 */
const TTL_MILLISECONDS = { "in-process": 1, remote: 250 } as const;

/** A database that is silent for this long counts as away. */
const DEADLINE_MILLISECONDS = 1000;

/** Tells the current cache generation, reading the catalogue revision only when a request needs it. */
export class CacheInvalidation {
  readonly #shop: Shop;
  readonly #revisions: Revisions;
  #generation: CacheGeneration | undefined;
  #expiresAt = Infinity;
  #freshUntil = 0;
  #pendingRead: Promise<CacheGeneration> | undefined;
  #writesInFlight = 0;
  #writesFinished = 0;
  /** Why the last read failed. */
  #failure: unknown = null;

  constructor(shop: Shop, revisions: Revisions) {
    this.#shop = shop;
    this.#revisions = revisions;
  }

  /** @throws when the database is away */
  current(): CacheGeneration | Promise<CacheGeneration> {
    if (this.#generation && this.#isFresh()) return this.#generation;
    if (this.#revisions.location === "in-process") {
      const generation = this.#enter(this.#revisions.read());
      this.#startTtl();
      return generation;
    }
    const failure = this.#failure;
    const pending = this.#readRemote(this.#revisions.read);
    if (failure === null) return pending;
    // Nobody waits for a database that failed a moment ago; this read tells when it is back.
    pending.catch(() => undefined);
    throw failure;
  }

  /** Reads the revision anew for each request until the write has ended. @returns ends the write */
  beginWrite(): () => void {
    this.#writesInFlight += 1;
    return () => {
      this.#writesInFlight -= 1;
      this.#writesFinished += 1;
      this.#freshUntil = 0;
      this.#pendingRead = undefined;
    };
  }

  #isFresh(): boolean {
    return this.#writesInFlight === 0 && performance.now() < this.#freshUntil && !this.#isExpired();
  }

  #startTtl(): void {
    this.#freshUntil = performance.now() + TTL_MILLISECONDS[this.#revisions.location];
  }

  #isExpired(): boolean {
    return this.#expiresAt !== Infinity && this.#shop.now().getTime() >= this.#expiresAt;
  }

  #readRemote(read: () => Promise<number>): Promise<CacheGeneration> {
    if (this.#writesInFlight > 0) return this.#read(read);
    if (this.#pendingRead) return this.#pendingRead;
    const pending = this.#read(read).finally(() => {
      if (this.#pendingRead === pending) this.#pendingRead = undefined;
    });
    this.#pendingRead = pending;
    return pending;
  }

  async #read(read: () => Promise<number>): Promise<CacheGeneration> {
    const writesFinished = this.#writesFinished;
    try {
      const revision = await withDatabaseDeadline(read(), DEADLINE_MILLISECONDS);
      // A read that began before a write ended may be older than it.
      if (writesFinished === this.#writesFinished) this.#startTtl();
      return this.#enter(revision);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  #enter(revision: number): CacheGeneration {
    const current = this.#generation;
    // Reads may end out of order. After an outage a lower number is a database without its last changes.
    const isKnown =
      current && (this.#failure ? revision === current.revision : revision <= current.revision);
    this.#failure = null;
    if (isKnown && !this.#isExpired()) {
      current.confirmedAt = performance.now();
      return current;
    }
    const generation = {
      revision,
      expiresAt: nextChangeAt(this.#shop),
      confirmedAt: performance.now(),
    };
    this.#generation = generation;
    this.#expiresAt = Infinity;
    void this.#readExpiry(generation);
    return generation;
  }

  async #readExpiry(generation: CacheGeneration): Promise<void> {
    try {
      const expiresAt = await generation.expiresAt;
      if (this.#generation === generation) this.#expiresAt = expiresAt;
    } catch (error) {
      // The page cache awaits the same promise before it stores a response, so it stores none; the next
      // request reads it again.
      if (this.#generation === generation) this.#generation = undefined;
      this.#shop.log.error("reading the cache expiry failed; pages are served uncached", { error });
    }
  }
}
