import { DomainError } from "../../errors.ts";
import type { SignInClient, SignInQueue } from "../../services/sign-in-queue.ts";

/** While one attempt waits for the database, another password is verified. */
const CONCURRENCY = 2;
const MAX_QUEUED = 50;
const MAX_KNOWN_QUEUED = 5;

type Waiting = { start: () => void; reject: (error: Error) => void };

/**
 * Bounds the load of sign-ins on visitors' requests. Each client has a queue and queues are served
 * round-robin, so no client blocks another. Not p-queue, which knows priorities but neither fairness
 * nor eviction.
 */
export class FairSignInQueue implements SignInQueue {
  readonly #queues = new Map<string, Waiting[]>();
  #running = 0;
  #queued = 0;

  async run<T>(client: SignInClient, work: () => Promise<T>): Promise<T> {
    if (this.#running >= CONCURRENCY) await this.#enqueue(client);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next attempt, or is freed.
      const next = this.#dequeue();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #enqueue({ subject: client, isKnown }: SignInClient): Promise<void> {
    const queue = this.#queues.get(client);
    // A flood from many networks must not keep a known browser out; it has few attempts of its own.
    const isAdmitted = isKnown && (queue?.length ?? 0) < MAX_KNOWN_QUEUED;
    if (this.#queued >= MAX_QUEUED && !isAdmitted) this.#evictFor(client);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { start: resolve, reject };
    if (queue) queue.push(waiting);
    else this.#queues.set(client, [waiting]);
    this.#queued += 1;
    return promise;
  }

  /** Rejects the last attempt of the longest queue, or the new one where its client has the longest. */
  #evictFor(client: string): void {
    const own = (this.#queues.get(client)?.length ?? 0) + 1;
    const [longest = []] = [...this.#queues.values()].toSorted((a, b) => b.length - a.length);
    if (longest.length <= own) throw queueFull();
    longest.pop()?.reject(queueFull());
    this.#queued -= 1;
  }

  /** The first attempt of the first client; that client's others go behind all other clients. */
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

const queueFull = () =>
  new DomainError(
    "too-many-requests",
    "Too many people are signing in. Try again in a few seconds.",
    { retryAfterSeconds: 5 },
  );
