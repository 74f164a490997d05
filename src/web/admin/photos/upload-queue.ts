import { ApiError } from "../api-client/api-error.ts";
import type { UploadJob } from "./upload-file.ts";

export type UploadEntry = {
  id: number;
  name: string;
  /** The object URL of the local file, "" if there is none. */
  preview: string;
  /** The sent fraction, from 0 to 1. */
  sent: number;
  state: "waiting" | "sending" | "failed";
  /** The error message. */
  reason: string;
  /** Whether a retry may succeed. */
  mayRetry: boolean;
};

type Work<T> = {
  send: (job: UploadJob) => Promise<T>;
  /** @param position counts the files in the order they were chosen */
  onDone: (result: T, position: number) => void;
  onFailed: (entry: UploadEntry) => void;
};

const AT_ONCE = 2;

/**
 * Uploads files with limited concurrency. A failed upload stays until it is retried or removed; one that
 * failed while offline is retried when the browser is online again.
 */
export class UploadQueue<T> {
  #entries: UploadEntry[] = [];
  readonly #files = new Map<number, File>();
  readonly #offline = new Set<number>();
  readonly #abortControllers = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #lastId = 0;
  #work: Work<T>;

  constructor(work: Work<T>) {
    this.#work = work;
  }

  readonly setWork = (work: Work<T>) => {
    this.#work = work;
  };

  readonly entries = (): UploadEntry[] => this.#entries;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly add = (files: File[]) => {
    const added = files.map((file): UploadEntry => {
      const id = (this.#lastId += 1);
      this.#files.set(id, file);
      const preview = file.type.startsWith("image/") ? URL.createObjectURL(file) : "";
      const name = file.name || "Photo";
      return { id, name, preview, sent: 0, state: "waiting", reason: "", mayRetry: true };
    });
    this.#set([...this.#entries, ...added]);
    this.#next();
  };

  /** Resolves once fewer files than this wait or are being sent. */
  readonly whenFewerThan = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (this.#entries.filter(({ state }) => state !== "failed").length >= count) return;
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
      check();
    });

  readonly retry = (id: number) => {
    this.#change(id, { state: "waiting", sent: 0, reason: "" });
    this.#next();
  };

  readonly retryOffline = () => {
    for (const id of this.#offline) this.retry(id);
  };

  readonly cancel = (id: number) => {
    this.#abortControllers.get(id)?.abort();
    this.#drop(id);
    this.#next();
  };

  readonly cancelAll = () => {
    for (const { id } of this.#entries) this.cancel(id);
  };

  #next(): void {
    const sending = this.#entries.filter(({ state }) => state === "sending").length;
    const waiting = this.#entries.filter(({ state }) => state === "waiting");
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - sending))) void this.#send(entry);
  }

  async #send({ id }: UploadEntry): Promise<void> {
    const file = this.#files.get(id);
    if (!file) return;
    const off = new AbortController();
    this.#abortControllers.set(id, off);
    this.#offline.delete(id);
    this.#change(id, { state: "sending" });
    try {
      const onProgress = (sent: number) => this.#change(id, { sent });
      const result = await this.#work.send({ file, onProgress, signal: off.signal });
      if (off.signal.aborted) return;
      this.#drop(id);
      this.#work.onDone(result, id);
    } catch (error) {
      if (!off.signal.aborted) this.#fail(id, error);
    }
    this.#next();
  }

  #fail(id: number, error: unknown): void {
    if (error instanceof ApiError && error.status === 0) this.#offline.add(id);
    this.#change(id, { state: "failed", reason: messageOf(error), mayRetry: !isRefused(error) });
    const entry = this.#entries.find((each) => each.id === id);
    if (entry) this.#work.onFailed(entry);
  }

  #drop(id: number): void {
    const entry = this.#entries.find((each) => each.id === id);
    if (entry?.preview) URL.revokeObjectURL(entry.preview);
    this.#files.delete(id);
    this.#offline.delete(id);
    this.#abortControllers.delete(id);
    this.#set(this.#entries.filter((each) => each.id !== id));
  }

  #change(id: number, change: Partial<UploadEntry>): void {
    this.#set(this.#entries.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  #set(entries: UploadEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

/** The file itself was refused, so a retry cannot succeed. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [413, 415, 422].includes(error.status);

/** The message without the HTTP status. */
const messageOf = (error: unknown): string =>
  error instanceof ApiError
    ? (error.problem?.message ?? error.message)
    : "Couldn’t upload. Try again.";
