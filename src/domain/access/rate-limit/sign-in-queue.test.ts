import { expect, test } from "vitest";
import { FairSignInQueue } from "./sign-in-queue.ts";

/** An attempt that runs until `finish` is called. */
function attempt(queue: FairSignInQueue, client: string, log: string[] = [], isKnown = false) {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const result = queue.run({ subject: client, isKnown }, async () => {
    log.push(client);
    await finished;
    return "done";
  });
  const outcome = result.catch((error: unknown) => error);
  return { outcome, finish };
}

const REFUSED = { code: "too-many-requests", retryAfterSeconds: 5 };

const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Finishes attempts in order. */
async function finishAll(attempts: ReturnType<typeof attempt>[]): Promise<unknown[]> {
  for (const { finish } of attempts) finish();
  return Promise.all(attempts.map(({ outcome }) => outcome));
}

test("runs a new client's attempt before the rest of a long queue", async () => {
  const queue = new FairSignInQueue();
  const log: string[] = [];
  const many = repeat(10, () => attempt(queue, "one", log));
  const other = attempt(queue, "other", log);
  await finishAll([...many, other]);
  expect(log).toHaveLength(11);
  expect(log.indexOf("other")).toBeLessThanOrEqual(3);
});

test("evicts the last attempt of the longest queue when full", async () => {
  const queue = new FairSignInQueue();
  const many = repeat(52, () => attempt(queue, "one"));
  const other = attempt(queue, "other");
  expect(await many.at(-1)?.outcome).toMatchObject(REFUSED);
  const outcomes = await finishAll([...many, other]);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(52);
  expect(outcomes.at(-1)).toBe("done");
});

test("refuses the client with the longest queue and accepts it again once the queue is empty", async () => {
  const queue = new FairSignInQueue();
  const many = repeat(52, () => attempt(queue, "one"));
  expect(await attempt(queue, "one").outcome).toMatchObject(REFUSED);
  await finishAll(many);
  const after = attempt(queue, "one");
  after.finish();
  expect(await after.outcome).toBe("done");
});

test("runs the next attempt after one that failed", async () => {
  const queue = new FairSignInQueue();
  const fail = () =>
    queue.run({ subject: "one", isKnown: false }, () => Promise.reject(new Error("broken")));
  await Promise.allSettled(repeat(10, fail));
  expect(await queue.run({ subject: "one", isKnown: false }, () => Promise.resolve("done"))).toBe(
    "done",
  );
});

test("admits a few attempts of a known browser to a queue full of other clients", async () => {
  const queue = new FairSignInQueue();
  const flood = repeat(60, (index) => attempt(queue, `network ${index}`));
  expect(await attempt(queue, "another network").outcome).toMatchObject(REFUSED);
  const known = repeat(8, () => attempt(queue, "device", [], true));
  const outcomes = await finishAll([...flood, ...known]);
  expect(outcomes.slice(-8).filter((outcome) => outcome === "done")).toHaveLength(5);
});
