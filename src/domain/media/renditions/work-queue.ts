type Job = { priority: number; isHeavy: boolean; run: () => Promise<void> };

type JobOptions = {
  /** 0 while a request waits for it, higher for work that can wait. */
  priority?: number;
  /** Needs so much memory that no two such jobs may run at once. */
  isHeavy?: boolean;
};

/**
 * Runs jobs with limited concurrency, by priority. A job added twice runs once, with the more urgent
 * priority. Not p-queue, which can neither skip a heavy job for a later one nor reserve a slot.
 */
export class WorkQueue {
  readonly #concurrency: number;
  /** By priority, then in order of arrival. */
  readonly #queued: Job[] = [];
  readonly #jobs = new Map<string | symbol, { job: Job; promise: Promise<unknown> }>();
  readonly #running = new Set<Job>();

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** @param key identifies the job among those queued or running */
  add<T>(
    key: string | symbol,
    work: () => Promise<T>,
    { priority = 0, isHeavy = false }: JobOptions = {},
  ): Promise<T> {
    const known = this.#jobs.get(key);
    if (known) {
      this.#raisePriority(known.job, priority);
      return known.promise as Promise<T>;
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      } finally {
        this.#jobs.delete(key);
      }
    };
    const job = { priority, isHeavy, run };
    this.#jobs.set(key, { job, promise });
    this.#enqueue(job);
    this.#startReady();
    return promise;
  }

  /** Drops queued jobs that no request waits for; their promises never settle. */
  dropDeferred(): void {
    const urgent = this.#queued.filter(({ priority }) => priority === 0);
    for (const [key, { job }] of this.#jobs) {
      if (this.#queued.includes(job) && !urgent.includes(job)) this.#jobs.delete(key);
    }
    this.#queued.splice(0, Infinity, ...urgent);
  }

  #raisePriority(job: Job, priority: number): void {
    const index = this.#queued.indexOf(job);
    if (index < 0 || priority >= job.priority) return;
    this.#queued.splice(index, 1);
    job.priority = priority;
    this.#enqueue(job);
    this.#startReady();
  }

  #enqueue(job: Job): void {
    const before = this.#queued.findLastIndex(({ priority }) => priority <= job.priority);
    this.#queued.splice(before + 1, 0, job);
  }

  #startReady(): void {
    for (let job = this.#findReady(); job; job = this.#findReady()) this.#start(job);
  }

  #start(job: Job): void {
    this.#queued.splice(this.#queued.indexOf(job), 1);
    this.#running.add(job);
    void job.run().finally(() => {
      this.#running.delete(job);
      this.#startReady();
    });
  }

  /** Deferred jobs leave the last slot to jobs that a request waits for. */
  #findReady(): Job | undefined {
    const isHeavyRunning = [...this.#running].some(({ isHeavy }) => isHeavy);
    return this.#queued.find(({ priority, isHeavy }) => {
      const slots = priority === 0 ? this.#concurrency : Math.max(1, this.#concurrency - 1);
      return this.#running.size < slots && !(isHeavy && isHeavyRunning);
    });
  }
}
