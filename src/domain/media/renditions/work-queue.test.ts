import { expect, test } from "vitest";
import { WorkQueue } from "./work-queue.ts";

/** Work that is done when the test says so. */
function bench(atOnce: number) {
  const queue = new WorkQueue(atOnce);
  const begun: string[] = [];
  const open = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string, rank = 0, heavy = false) =>
    queue.do(
      name,
      () => {
        begun.push(name);
        const job = Promise.withResolvers<string>();
        open.set(name, job);
        return job.promise;
      },
      { rank, heavy },
    );
  const finish = async (name: string) => {
    open.get(name)?.resolve(name);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fail = async (name: string) => {
    open.get(name)?.reject(new Error(name));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, begun, ask, finish, fail };
}

test("a job that many ask for is done once", async () => {
  const { begun, ask, finish } = bench(2);
  const asked = [ask("a"), ask("a"), ask("a")];
  await finish("a");
  expect(await Promise.all(asked)).toEqual(["a", "a", "a"]);
  expect(begun).toEqual(["a"]);
});

test("no more are done at once than may be", async () => {
  const { begun, ask, finish } = bench(2);
  void Promise.all([ask("a"), ask("b"), ask("c")]);
  expect(begun).toEqual(["a", "b"]);
  await finish("a");
  expect(begun).toEqual(["a", "b", "c"]);
});

test("what somebody waits for goes before what can wait, which leaves a place free", async () => {
  const { begun, ask, finish } = bench(2);
  void Promise.all([ask("later 1", 5), ask("later 2", 5), ask("later 3", 1)]);
  expect(begun).toEqual(["later 1"]);
  void ask("now");
  expect(begun).toEqual(["later 1", "now"]);
  await finish("now");
  expect(begun).toEqual(["later 1", "now"]);
  await finish("later 1");
  expect(begun).toEqual(["later 1", "now", "later 3"]);
});

test("a job that can wait is hurried when somebody comes to wait for it", async () => {
  const { begun, ask, finish } = bench(2);
  const jobs = [ask("later 1", 5), ask("later 2", 5), ask("later 3", 5)];
  jobs.push(ask("later 3"));
  expect(begun).toEqual(["later 1", "later 3"]);
  await finish("later 3");
  await finish("later 1");
  await finish("later 2");
  expect(await Promise.all(jobs)).toEqual(["later 1", "later 2", "later 3", "later 3"]);
});

test("one that fails tells all who wait for it, and can be asked for again", async () => {
  const { begun, ask, fail, finish } = bench(1);
  const asked = Promise.allSettled([ask("a"), ask("a")]);
  await fail("a");
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = ask("a");
  await finish("a");
  expect(await again).toBe("a");
  expect(begun).toEqual(["a", "a"]);
});

test("when the shop closes, what can wait is let go and what cannot is done", async () => {
  const { queue, begun, ask, finish } = bench(1);
  const kept = [ask("a"), ask("b")];
  void ask("later", 5);
  queue.dropWaiting();
  await finish("a");
  await finish("b");
  await Promise.all(kept);
  expect(begun).toEqual(["a", "b"]);
});

test("no two heavy jobs are done at once, while light ones pass them by", async () => {
  const { begun, ask, finish } = bench(2);
  void Promise.all([ask("heavy 1", 0, true), ask("heavy 2", 0, true), ask("light")]);
  expect(begun).toEqual(["heavy 1", "light"]);
  await finish("light");
  expect(begun).toEqual(["heavy 1", "light"]);
  await finish("heavy 1");
  expect(begun).toEqual(["heavy 1", "light", "heavy 2"]);
});
