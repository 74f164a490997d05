import { expect, test, vi } from "vitest";
import { ApiError } from "../api-client/api-error.ts";
import type { UploadJob } from "./upload-file.ts";
import { UploadQueue } from "./upload-queue.ts";

type Sent = UploadJob & PromiseWithResolvers<string>;

function start() {
  const sent: Sent[] = [];
  const done: [string, number][] = [];
  const send = (job: UploadJob) => {
    const promise = Promise.withResolvers<string>();
    sent.push({ ...job, ...promise });
    return promise.promise;
  };
  const onFailed = vi.fn<(entry: { name: string }) => void>();
  const onDone = (url: string, position: number) => done.push([url, position]);
  const queue = new UploadQueue<string>({ send, onDone, onFailed });
  const states = () => queue.entries().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, done, states, onFailed };
}

const file = (name: string) => new File(["x"], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("uploads two files at a time", async () => {
  const { queue, sent, done, states } = start();
  queue.add([file("a"), file("b"), file("c")]);
  expect(states()).toEqual(["a sending", "b sending", "c waiting"]);
  sent[1]!.resolve("/media/b");
  await settled();
  expect(done).toEqual([["/media/b", 2]]);
  expect(states()).toEqual(["a sending", "c sending"]);
});

test("tells when there is room for more files", async () => {
  const { queue, sent } = start();
  queue.add([file("a"), file("b"), file("c")]);
  const room = vi.fn<() => void>();
  void queue.whenFewerThan(2).then(room);
  sent[0]!.resolve("/media/a");
  await settled();
  expect(room).not.toHaveBeenCalled();
  sent[1]!.reject(new ApiError(415, "This is a PDF."));
  await settled();
  expect(room).toHaveBeenCalledOnce();
  await queue.whenFewerThan(2);
});

test("reports the sent fraction", () => {
  const { queue, sent } = start();
  queue.add([file("a")]);
  sent[0]!.onProgress(0.62);
  expect(queue.entries()[0]?.sent).toBe(0.62);
});

test("reports a refused file and offers no retry", async () => {
  const { queue, sent, states, onFailed } = start();
  queue.add([file("a")]);
  sent[0]!.reject(new ApiError(415, "This is a PDF.", { message: "This is a PDF.", error: "" }));
  await settled();
  expect(states()).toEqual(["a failed"]);
  expect(queue.entries()[0]).toMatchObject({ reason: "This is a PDF.", mayRetry: false });
  expect(onFailed).toHaveBeenCalledOnce();
});

test("retries a file that failed offline when online again", async () => {
  const { queue, sent, done } = start();
  queue.add([file("a"), file("b")]);
  sent[0]!.reject(new ApiError(0, "The shop could not be reached."));
  sent[1]!.reject(new ApiError(500, "Something went wrong."));
  await settled();
  expect(queue.entries().map(({ mayRetry }) => mayRetry)).toEqual([true, true]);
  queue.retryOffline();
  expect(sent).toHaveLength(3);
  sent[2]!.resolve("/media/a");
  await settled();
  expect(done).toEqual([["/media/a", 1]]);
});

test("aborts and removes a canceled upload", async () => {
  const { queue, sent, done, onFailed } = start();
  queue.add([file("a"), file("b"), file("c")]);
  queue.cancel(1);
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(sent).toHaveLength(3);
  sent[0]!.resolve("/media/a");
  await settled();
  expect(done).toEqual([]);
  queue.cancelAll();
  expect(queue.entries()).toEqual([]);
  expect(onFailed).not.toHaveBeenCalled();
});
