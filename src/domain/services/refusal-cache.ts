import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";

const MAX_CACHED = 10_000;
/** Another process may end a refusal. */
const TTL_MILLISECONDS = 1000;
const MAX_DELAY_MILLISECONDS = 5000;

/**
 * Per second. A message of a form is several writes, and people send few; doubtful ones have a rate of
 * their own, so that they do not delay a person's.
 */
const RATES = {
  "sign-in": { rate: 100, burst: 50 },
  form: { rate: 100, burst: 50 },
  message: { rate: 10, burst: 10 },
  "doubtful message": { rate: 5, burst: 5 },
};

/**
 * Which subjects of rate limits (a name, an address, a form) are refused, for a second, so that a flood of
 * refused requests costs neither a query nor a write.
 */
export class RefusalCache {
  readonly #refusals = new LRUCache<string, number>({
    // By size, since lru-cache allocates 400 kB at once for a maximum number of entries.
    maxSize: MAX_CACHED,
    sizeCalculation: () => 1,
    ttl: TTL_MILLISECONDS,
  });
  readonly #next = new Map<keyof typeof RATES, number>();

  cache(subject: string, until: number): void {
    this.#refusals.set(subject, until);
  }

  /** Until when a subject is refused, in epoch milliseconds; undefined where that is not cached. */
  refusedUntil(subject: string): number | undefined {
    return this.#refusals.get(subject);
  }

  clear(subjects: string[]): void {
    for (const subject of subjects) this.#refusals.delete(subject);
  }

  /**
   * Lets a burst pass at once and a flood at a steady rate, which bounds its load on visitors' requests.
   * @returns false, without a delay, when the next free moment is too far away
   */
  async throttle(purpose: keyof typeof RATES): Promise<boolean> {
    const { rate, burst } = RATES[purpose];
    const now = performance.now();
    const gap = 1000 / rate;
    const at = Math.max(this.#next.get(purpose) ?? -Infinity, now - burst * gap) + gap;
    if (at - now > MAX_DELAY_MILLISECONDS) return false;
    this.#next.set(purpose, at);
    if (at > now) await sleep(at - now);
    return true;
  }
}
