import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";

const MAX_CACHED = 10_000;
/** Another process may end a refusal. */
const TTL_MILLISECONDS = 1000;
const PER_SECOND = 100;
const BURST = 50;
const MAX_DELAYED = 500;

/**
 * Which subjects of rate limits (a name, an address, a form) are refused, for a second, so that a flood of
 * refused requests costs neither a query nor a write.
 */
export class RefusalCache {
  readonly #refusals = new LRUCache<string, number>({ max: MAX_CACHED, ttl: TTL_MILLISECONDS });
  readonly #next = new Map<string, number>();

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
   * @param purpose each has a rate of its own
   */
  async throttle(purpose: "sign-in" | "form"): Promise<void> {
    const now = performance.now();
    const gap = 1000 / PER_SECOND;
    const at = Math.max(this.#next.get(purpose) ?? 0, now - BURST * gap) + gap;
    if (at - now > MAX_DELAYED * gap) return;
    this.#next.set(purpose, at);
    if (at > now) await sleep(at - now);
  }
}
