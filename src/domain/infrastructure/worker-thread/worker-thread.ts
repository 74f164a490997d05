/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import { deserializeError } from "../child-process/serialize-error.ts";
import { type Answer, READY } from "./answer-tasks.ts";

const IDLE_MILLISECONDS = 60_000;
const MEMORY_MEGABYTES = 512;

/** How long a task may take, and the error of one that takes longer or too much memory. */
export type TaskLimit = { milliseconds: number; exceeded: () => Error };

/**
 * A worker thread that does one task at a time, so that what others wrote never keeps requests waiting. It starts
 * with the first task and ends when idle; a task that exceeds its limit ends it, and the next one starts another.
 */
export class WorkerThread<Task, Result> {
  readonly #program: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #running: PromiseWithResolvers<Result> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param program calls `answerTasks` */
  constructor(program: URL) {
    this.#program = program;
  }

  /**
   * Does a task after those before it; its time counts from its turn, once the thread has loaded its program.
   * @throws DomainError as the task does, else an error with its message
   */
  run(task: Task, limit?: TaskLimit): Promise<Result> {
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const result = this.#last.then(() => this.#doTask(task, limit));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #doTask(task: Task, limit: TaskLimit | undefined): Promise<Result> {
    const running = Promise.withResolvers<Result>();
    this.#running = running;
    const isStarted = this.#worker !== undefined;
    const worker = (this.#worker ??= this.#start(limit));
    let timer: NodeJS.Timeout | undefined;
    const startTimer = () => {
      timer = limit && setTimeout(() => this.#end(worker, limit.exceeded()), limit.milliseconds);
    };
    if (isStarted) startTimer();
    else worker.once("message", startTimer);
    worker.ref();
    worker.postMessage(task);
    try {
      return await running.promise;
    } finally {
      clearTimeout(timer);
      this.#running = undefined;
      this.#waiting -= 1;
      if (this.#waiting === 0 && this.#worker) this.#startIdleTimer(this.#worker);
    }
  }

  #start(limit: TaskLimit | undefined): Worker {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    worker.on("message", (answer: typeof READY | Answer<Result>) => {
      if (answer === READY) return;
      if ("failure" in answer) this.#running?.reject(deserializeError(answer.failure));
      else this.#running?.resolve(answer.result);
    });
    worker.on("error", (error: Error & { code?: string }) => {
      const isOutOfMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(worker, isOutOfMemory && limit ? limit.exceeded() : error);
    });
    worker.on("exit", () => this.#end(worker, new Error("The worker thread has exited.")));
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#running?.reject(error);
    void worker.terminate();
  }

  /** An idle worker does not keep the process alive. */
  #startIdleTimer(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      this.#worker = undefined;
      void worker.terminate();
    }, IDLE_MILLISECONDS).unref();
  }
}
