/** Long work inside this process: it is told when the shop stops, and the shop waits for it to put things away. */
export type Jobs = {
  /** Aborts when the shop stops. */
  stopping: AbortSignal;
  run: <T>(work: (stopping: AbortSignal) => Promise<T>) => Promise<T>;
  /** Tells all of them, and waits until they have ended. */
  stop: () => Promise<void>;
};

export function createJobs(): Jobs {
  const controller = new AbortController();
  const working = new Set<Promise<unknown>>();
  return {
    stopping: controller.signal,
    run: (work) => {
      const job = work(controller.signal);
      working.add(job);
      const forget = () => void working.delete(job);
      job.then(forget, forget);
      return job;
    },
    stop: async () => {
      controller.abort();
      await Promise.allSettled(working);
    },
  };
}
