import { LRUCache } from "lru-cache";
import { clientNetwork } from "#domain/infrastructure/rate-limit/client-network.ts";

type Rate = { burst: number; perSecond: number; refillSeconds?: number };

type Bucket = { left: number; at: number };

/** Token buckets by visitor network, in the memory of one process, for the most recent visitors. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #refillSeconds: number;
  // By size, since lru-cache allocates 200 kB at once for a maximum number of entries.
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: 10_000, sizeCalculation: () => 1 });

  /** @param refillSeconds how often tokens are added: continuously by default */
  constructor({ burst, perSecond, refillSeconds = 0 }: Rate) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#refillSeconds = refillSeconds;
  }

  /**
   * Takes a token.
   * @param now milliseconds
   * @returns 0, or the seconds until the next token
   */
  take(address: string, now: number): number {
    const key = clientNetwork(address);
    const known = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    const passed = Math.max(0, now - known.at) / 1000;
    const waited = this.#refillSeconds && passed % this.#refillSeconds;
    const left = Math.min(this.#burst, known.left + (passed - waited) * this.#perSecond);
    const taken = left >= 1 ? left - 1 : left;
    this.#buckets.set(key, { left: taken, at: now - waited * 1000 });
    if (left >= 1) return 0;
    return Math.ceil(this.#refillSeconds - waited || (1 - left) / this.#perSecond);
  }
}
