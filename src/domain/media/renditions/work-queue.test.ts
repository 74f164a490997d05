import { expect, test } from "vitest";
import { WorkQueue } from "./work-queue.ts";

/** A queue whose jobs end when the test says so. */
function createQueue(concurrency: number) {
  const queue = new WorkQueue(concurrency);
  const started: string[] = [];
  const running = new Map<string, PromiseWithResolvers<string>>();
  const add = (name: string, priority = 0, isHeavy = false) =>
    queue.add(
      name,
      () => {
        started.push(name);
        const job = Promise.withResolvers<string>();
        running.set(name, job);
        return job.promise;
      },
      { priority, isHeavy },
    );
  const finish = async (name: string) => {
    running.get(name)?.resolve(name);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fail = async (name: string) => {
    running.get(name)?.reject(new Error(name));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, started, add, finish, fail };
}

test("runs a job added several times once", async () => {
  const { started, add, finish } = createQueue(2);
  const results = [add("a"), add("a"), add("a")];
  await finish("a");
  expect(await Promise.all(results)).toEqual(["a", "a", "a"]);
  expect(started).toEqual(["a"]);
});

test("limits concurrency", async () => {
  const { started, add, finish } = createQueue(2);
  void Promise.all([add("a"), add("b"), add("c")]);
  expect(started).toEqual(["a", "b"]);
  await finish("a");
  expect(started).toEqual(["a", "b", "c"]);
});

test("runs urgent jobs first, and deferred ones by priority with one slot left free", async () => {
  const { started, add, finish } = createQueue(2);
  void Promise.all([add("later 1", 5), add("later 2", 5), add("later 3", 1)]);
  expect(started).toEqual(["later 1"]);
  void add("now");
  expect(started).toEqual(["later 1", "now"]);
  await finish("now");
  expect(started).toEqual(["later 1", "now"]);
  await finish("later 1");
  expect(started).toEqual(["later 1", "now", "later 3"]);
});

test("raises the priority of a deferred job that is added as urgent", async () => {
  const { started, add, finish } = createQueue(2);
  const jobs = [add("later 1", 5), add("later 2", 5), add("later 3", 5)];
  jobs.push(add("later 3"));
  expect(started).toEqual(["later 1", "later 3"]);
  await finish("later 3");
  await finish("later 1");
  await finish("later 2");
  expect(await Promise.all(jobs)).toEqual(["later 1", "later 2", "later 3", "later 3"]);
});

test("rejects for all callers when a job fails, which can then be added again", async () => {
  const { started, add, fail, finish } = createQueue(1);
  const results = Promise.allSettled([add("a"), add("a")]);
  await fail("a");
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = add("a");
  await finish("a");
  expect(await again).toBe("a");
  expect(started).toEqual(["a", "a"]);
});

test("drops deferred jobs and runs urgent ones", async () => {
  const { queue, started, add, finish } = createQueue(1);
  const urgent = [add("a"), add("b")];
  void add("later", 5);
  queue.dropDeferred();
  await finish("a");
  await finish("b");
  await Promise.all(urgent);
  expect(started).toEqual(["a", "b"]);
});

test("runs one heavy job at a time and light jobs beside it", async () => {
  const { started, add, finish } = createQueue(2);
  void Promise.all([add("heavy 1", 0, true), add("heavy 2", 0, true), add("light")]);
  expect(started).toEqual(["heavy 1", "light"]);
  await finish("light");
  expect(started).toEqual(["heavy 1", "light"]);
  await finish("heavy 1");
  expect(started).toEqual(["heavy 1", "light", "heavy 2"]);
});
