import { type ChildProcess, fork } from "node:child_process";
import type { RenditionFormat, RenditionWidth } from "#contract/media/media-urls.ts";
import { programFile } from "#project-file";
import { childEnvironment } from "../../infrastructure/child-process/child-environment.ts";
import { deserializeError } from "../../infrastructure/child-process/serialize-error.ts";
import type { Original, OriginalFile } from "../../services/media-library.ts";
import type { ImageRequest, ImageResponse } from "./image-process-messages.ts";
import type { ImageWorker } from "./image-worker.ts";
import { tooMuchMemory } from "./too-large-errors.ts";

const PROGRAM = programFile("image-process");
const IDLE_MILLISECONDS = 30_000;
const MAX_ATTEMPTS = 2;

type Pending = {
  request: ImageRequest;
  attempts: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

/**
 * Runs image work in a child process, started on demand and ended when idle, which frees its memory.
 * Work that crashes the process is retried once before it is rejected.
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
    (await this.#request({ work: "normalize", bytes })) as Original;

  readonly normalizeFile = async (file: string) =>
    (await this.#request({ work: "normalize-file", file })) as OriginalFile;

  readonly render = async (
    original: Uint8Array | string,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => (await this.#request({ work: "render", original, width, format })) as Uint8Array;

  readonly close = () => {
    const child = this.#child;
    this.#child = undefined;
    child?.kill();
  };

  #request(request: ImageRequest): Promise<unknown> {
    clearTimeout(this.#idle);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = (this.#lastId += 1);
    const pending = { request, attempts: 0, resolve, reject };
    this.#pending.set(id, pending);
    this.#send(id, pending);
    return promise;
  }

  #send(id: number, { request }: Pending): void {
    this.#child ??= this.#start();
    this.#child.ref();
    this.#child.channel?.ref();
    this.#child.send({ id, request }, () => undefined);
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: childEnvironment(),
    });
    child.on("message", (response: ImageResponse) => this.#complete(response));
    child.once("exit", () => child === this.#child && this.#restart());
    // "exit" reports a crash; a request that could not be sent is sent again by the restart.
    child.on("error", () => undefined);
    return child;
  }

  #complete(response: ImageResponse): void {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if ("error" in response) pending?.reject(deserializeError(response.error));
    else pending?.resolve(response.result);
    if (this.#pending.size === 0) this.#startIdleTimer();
  }

  /** An idle child does not keep the parent process alive. */
  #startIdleTimer(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#idle = setTimeout(this.close, IDLE_MILLISECONDS).unref();
  }

  #restart(): void {
    this.#child = undefined;
    for (const [id, pending] of this.#pending) {
      pending.attempts += 1;
      if (pending.attempts < MAX_ATTEMPTS) {
        this.#send(id, pending);
      } else {
        this.#pending.delete(id);
        pending.reject(tooMuchMemory());
      }
    }
  }
}
