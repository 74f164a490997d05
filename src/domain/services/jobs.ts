/** Background jobs of this process, such as imports; shutdown aborts them and waits for them. */
export type Jobs = {
  /** Aborts when the shop stops. */
  stopping: AbortSignal;
  run: <T>(work: (stopping: AbortSignal) => Promise<T>) => Promise<T>;
  /** Aborts all jobs and waits until they have ended. */
  stop: () => Promise<void>;
};

export function createJobs(): Jobs {
  const controller = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    stopping: controller.signal,
    run: (work) => {
      const job = work(controller.signal);
      running.add(job);
      const remove = () => void running.delete(job);
      job.then(remove, remove);
      return job;
    },
    stop: async () => {
      controller.abort();
      await Promise.allSettled(running);
    },
  };
}
