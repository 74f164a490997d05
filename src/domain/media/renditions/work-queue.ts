type Job = { rank: number; heavy: boolean; run: () => Promise<void> };

type Wish = {
  /** How urgent it is: 0 while somebody waits for it, higher the longer it can wait. */
  rank?: number;
  /** Takes so much memory that no two such jobs are done at once. */
  heavy?: boolean;
};

/**
 * Does work a few jobs at a time, the most urgent first. The same job asked for twice is done once,
 * and as soon as the more urgent of the two wants it.
 */
export class WorkQueue {
  readonly #atOnce: number;
  /** Most urgent first; of equals, the one that came first. */
  readonly #waiting: Job[] = [];
  readonly #known = new Map<string, { job: Job; promise: Promise<unknown> }>();
  readonly #running = new Set<Job>();

  /** @param atOnce how many jobs may run at the same time */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** @param key jobs of one key are one job */
  do<T>(key: string, work: () => Promise<T>, { rank = 0, heavy = false }: Wish = {}): Promise<T> {
    const known = this.#known.get(key);
    if (known) {
      this.#hurry(known.job, rank);
      return known.promise as Promise<T>;
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      } finally {
        this.#known.delete(key);
      }
    };
    const job = { rank, heavy, run };
    this.#known.set(key, { job, promise });
    this.#enqueue(job);
    this.#next();
    return promise;
  }

  /** Forgets what can wait and has not begun. */
  dropWaiting(): void {
    const kept = this.#waiting.filter(({ rank }) => rank === 0);
    for (const [key, { job }] of this.#known) {
      if (this.#waiting.includes(job) && !kept.includes(job)) this.#known.delete(key);
    }
    this.#waiting.splice(0, Infinity, ...kept);
  }

  #hurry(job: Job, rank: number): void {
    const at = this.#waiting.indexOf(job);
    if (at < 0 || rank >= job.rank) return;
    this.#waiting.splice(at, 1);
    job.rank = rank;
    this.#enqueue(job);
    this.#next();
  }

  #enqueue(job: Job): void {
    const before = this.#waiting.findLastIndex(({ rank }) => rank <= job.rank);
    this.#waiting.splice(before + 1, 0, job);
  }

  #next(): void {
    for (let job = this.#findReady(); job; job = this.#findReady()) this.#begin(job);
  }

  #begin(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#running.add(job);
    void job.run().finally(() => {
      this.#running.delete(job);
      this.#next();
    });
  }

  /** What can wait never takes the last place: a visitor's picture finds it free. */
  #findReady(): Job | undefined {
    const hasHeavy = [...this.#running].some(({ heavy }) => heavy);
    return this.#waiting.find(({ rank, heavy }) => {
      const places = rank === 0 ? this.#atOnce : Math.max(1, this.#atOnce - 1);
      return this.#running.size < places && !(heavy && hasHeavy);
    });
  }
}
