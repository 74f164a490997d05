import type { QueueClient } from "../../services/sign-in-queue.ts";

type Waiting = { start: () => void; reject: (error: Error) => void };

type Limits = {
  concurrency: number;
  maxQueued: number;
  /** How many of a known client are queued beside a full queue. */
  maxKnownQueued?: number;
  /** What a client gets that has no place in the queue. */
  refuse: () => Error;
};

/**
 * Bounds how much work of anonymous clients runs at once. Each client has a queue and queues are served
 * round-robin, so no client blocks another. Not p-queue, which knows priorities but neither fairness
 * nor eviction.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #queues = new Map<string, Waiting[]>();
  #running = 0;
  #queued = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs the work when it is this client's turn. @throws what `refuse` returns when the queue is full */
  async run<T>(client: QueueClient, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.concurrency) await this.#enqueue(client);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, or is freed.
      const next = this.#dequeue();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #enqueue({ subject: client, isKnown }: QueueClient): Promise<void> {
    const { maxQueued, maxKnownQueued = 0 } = this.#limits;
    const queue = this.#queues.get(client);
    // A flood from many networks must not keep a known browser out; it has few places of its own.
    const isAdmitted = isKnown && (queue?.length ?? 0) < maxKnownQueued;
    if (this.#queued >= maxQueued && !isAdmitted) this.#evictFor(client);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { start: resolve, reject };
    if (queue) queue.push(waiting);
    else this.#queues.set(client, [waiting]);
    this.#queued += 1;
    return promise;
  }

  /** Rejects the last of the longest queue, or the new one where its client has the longest. */
  #evictFor(client: string): void {
    const own = (this.#queues.get(client)?.length ?? 0) + 1;
    const [longest = []] = [...this.#queues.values()].toSorted((a, b) => b.length - a.length);
    if (longest.length <= own) throw this.#limits.refuse();
    longest.pop()?.reject(this.#limits.refuse());
    this.#queued -= 1;
  }

  /** The first of the first client; that client's others go behind all other clients. */
  #dequeue(): Waiting | undefined {
    for (const [client, queue] of this.#queues) {
      const first = queue.shift();
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      this.#queued -= 1;
      return first;
    }
    return undefined;
  }
}
