import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../errors.ts";

/** While one is looked up in the database, the password of another is looked at. */
const AT_ONCE = 2;
const WAITING = 50;
const REFUSALS_A_SECOND = 100;
const REFUSED_AT_ONCE = 50;
const MOST_KEPT_WAITING = 500;
const BELIEVED_MILLISECONDS = 1000;
const MOST_REMEMBERED = 5000;

type Waiting = { begin: () => void; turnAway: (error: Error) => void };

/**
 * Where all who want to sign in wait, so that however many they are, visitors are answered. Those of one
 * address wait in a line of their own and the lines take turns: nobody keeps another out by coming often.
 */
export class Door {
  readonly #lines = new Map<string, Waiting[]>();
  readonly #refused = new LRUCache<string, number>({
    max: MOST_REMEMBERED,
    ttl: BELIEVED_MILLISECONDS,
  });
  #inside = 0;
  #waiting = 0;
  #nextRefusal = 0;

  /**
   * Does what costs a moment of the disk and the processor, when it is its turn.
   * @param line whose line is joined
   * @throws too-many-requests when too many wait, at once
   */
  async pass<T>(line: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside >= AT_ONCE) await this.#wait(line);
    else this.#inside += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, or given back.
      const next = this.#next();
      if (next) next.begin();
      else this.#inside -= 1;
    }
  }

  /** Remembers for a moment until when a name or an address is refused, to spare the database. */
  remember(subject: string, until: number): void {
    this.#refused.set(subject, until);
  }

  /** Until when it is refused, as far as that was remembered; an instant in milliseconds. */
  refusedUntil(subject: string): number | undefined {
    return this.#refused.get(subject);
  }

  forget(subjects: string[]): void {
    for (const subject of subjects) this.#refused.delete(subject);
  }

  /** A few are refused at once, a flood at a steady pace: whoever guesses on and on is no faster than that. */
  async paceRefusal(): Promise<void> {
    const now = performance.now();
    const gap = 1000 / REFUSALS_A_SECOND;
    const at = Math.max(this.#nextRefusal, now - REFUSED_AT_ONCE * gap) + gap;
    if (at - now > MOST_KEPT_WAITING * gap) return;
    this.#nextRefusal = at;
    if (at > now) await sleep(at - now);
  }

  #wait(line: string): Promise<void> {
    if (this.#waiting >= WAITING) this.#makeRoomFor(line);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ahead = this.#lines.get(line);
    const own = { begin: resolve, turnAway: reject };
    if (ahead) ahead.push(own);
    else this.#lines.set(line, [own]);
    this.#waiting += 1;
    return promise;
  }

  /** The last of the longest line goes, unless that is the one who comes. */
  #makeRoomFor(line: string): void {
    const own = (this.#lines.get(line)?.length ?? 0) + 1;
    const [longest = []] = [...this.#lines.values()].toSorted((a, b) => b.length - a.length);
    if (longest.length <= own) throw tooManyAtOnce();
    longest.pop()?.turnAway(tooManyAtOnce());
    this.#waiting -= 1;
  }

  /** The first of the line whose turn it is; its others come after those of all other lines. */
  #next(): Waiting | undefined {
    for (const [name, line] of this.#lines) {
      const first = line.shift();
      this.#lines.delete(name);
      if (line.length > 0) this.#lines.set(name, line);
      this.#waiting -= 1;
      return first;
    }
    return undefined;
  }
}

const tooManyAtOnce = () =>
  new DomainError(
    "too-many-requests",
    "Too many people sign in at this moment. Please try again in a few seconds.",
    { retryAfterSeconds: 5 },
  );
