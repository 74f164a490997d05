import { expect, test } from "vitest";
import { FairSignInQueue } from "./sign-in-queue.ts";

/** Somebody who is let in, and stays until told to go. */
function visit(queue: FairSignInQueue, line: string, log: string[] = []) {
  const { promise: stay, resolve: go } = Promise.withResolvers<void>();
  const passed = queue.run(line, async () => {
    log.push(line);
    await stay;
    return "passed";
  });
  const outcome = passed.catch((error: unknown) => error);
  return { outcome, go };
}

const REFUSED = { code: "too-many-requests", retryAfterSeconds: 5 };

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** All who stay go, one after the other, as they came. */
async function empty(visits: ReturnType<typeof visit>[]): Promise<unknown[]> {
  for (const { go } of visits) go();
  return Promise.all(visits.map(({ outcome }) => outcome));
}

test("Who comes for the first time waits behind one of a long line, not behind all of it.", async () => {
  const queue = new FairSignInQueue();
  const log: string[] = [];
  const many = repeat(10, () => visit(queue, "one", log));
  const other = visit(queue, "other", log);
  await empty([...many, other]);
  expect(log).toHaveLength(11);
  expect(log.indexOf("other")).toBeLessThanOrEqual(3);
});

test("Where too many wait, the last of the longest line is turned away, and not who comes first.", async () => {
  const queue = new FairSignInQueue();
  const many = repeat(52, () => visit(queue, "one"));
  const other = visit(queue, "other");
  expect(await many.at(-1)?.outcome).toMatchObject(REFUSED);
  const outcomes = await empty([...many, other]);
  expect(outcomes.filter((outcome) => outcome === "passed")).toHaveLength(52);
  expect(outcomes.at(-1)).toBe("passed");
});

test("Whose own line is the longest is turned away at once, and the door opens again.", async () => {
  const queue = new FairSignInQueue();
  const many = repeat(52, () => visit(queue, "one"));
  expect(await visit(queue, "one").outcome).toMatchObject(REFUSED);
  await empty(many);
  const after = visit(queue, "one");
  after.go();
  expect(await after.outcome).toBe("passed");
});

test("Work that fails hands the turn on.", async () => {
  const queue = new FairSignInQueue();
  const fail = () => queue.run("one", () => Promise.reject(new Error("broken")));
  await Promise.allSettled(repeat(10, fail));
  expect(await queue.run("one", () => Promise.resolve("passed"))).toBe("passed");
});

test("A few refusals are told at once, a flood of them at a steady pace.", async () => {
  const queue = new FairSignInQueue();
  const began = performance.now();
  await Promise.all(repeat(40, () => queue.throttleRefusal()));
  const few = performance.now() - began;
  await Promise.all(repeat(60, () => queue.throttleRefusal()));
  const flood = performance.now() - began;
  expect(flood - few).toBeGreaterThan(150);
});
