import { type ChildProcess, fork } from "node:child_process";
import type { RenditionFormat, RenditionWidth } from "#contract/media-urls.ts";
import { projectFile } from "#project-file";
import {
  type Answer,
  deserializeError,
  type Order,
} from "../../infrastructure/child-process/serialize-error.ts";
import type { ImageWorker } from "./image-worker.ts";
import type { Original } from "../../services/media-library.ts";
import { tooMuchMemory } from "./too-large-errors.ts";

const PROGRAM = projectFile("src/domain/media/renditions/image-process-main.ts");
const IDLE_MILLISECONDS = 30_000;
const ATTEMPTS = 2;

type Pending = {
  order: Order;
  attempts: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

/**
 * Works in a child process, started on demand and ended when idle, which frees its memory. Work that
 * crashes the process is retried once before it is refused.
 */
export class ImageProcess implements ImageWorker {
  readonly #program: URL;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(program = PROGRAM) {
    this.#program = program;
  }

  readonly normalize = async (bytes: Uint8Array) =>
    (await this.#carryOut({ work: "normalize", bytes })) as Original;

  readonly render = async (original: Uint8Array, width: RenditionWidth, format: RenditionFormat) =>
    (await this.#carryOut({ work: "render", original, width, format })) as Uint8Array;

  readonly close = () => {
    const ended = this.#child;
    this.#child = undefined;
    ended?.kill();
  };

  #carryOut(order: Order): Promise<unknown> {
    clearTimeout(this.#idle);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = (this.#lastId += 1);
    const waiting = { order, attempts: 0, resolve, reject };
    this.#pending.set(id, waiting);
    this.#hand(id, waiting);
    return promise;
  }

  #hand(id: number, { order }: Pending): void {
    this.#child ??= this.#begin();
    this.#child.ref();
    this.#child.channel?.ref();
    this.#child.send({ id, order }, () => undefined);
  }

  #begin(): ChildProcess {
    const child = fork(this.#program, {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: environment(),
    });
    child.on("message", (answer: Answer) => this.#settle(answer));
    child.once("exit", () => child === this.#child && this.#beginAgain());
    // That it is gone is told by exit; an order that could not be handed over any more is handed again.
    child.on("error", () => undefined);
    return child;
  }

  #settle(answer: Answer): void {
    const waiting = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ("failure" in answer) waiting?.reject(deserializeError(answer.failure));
    else waiting?.resolve(answer.result);
    if (this.#pending.size === 0) this.#rest();
  }

  /** An idle child keeps nobody from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#idle = setTimeout(this.close, IDLE_MILLISECONDS).unref();
  }

  #beginAgain(): void {
    this.#child = undefined;
    for (const [id, waiting] of this.#pending) {
      waiting.attempts += 1;
      if (waiting.attempts < ATTEMPTS) {
        this.#hand(id, waiting);
      } else {
        this.#pending.delete(id);
        waiting.reject(tooMuchMemory());
      }
    }
  }
}

/* What a picture took goes back to the system at once; by default each thread keeps what its largest
   one took. */
const MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Whoever decodes strangers' files has no business with the shop's keys. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, ...MEMORY };
}
