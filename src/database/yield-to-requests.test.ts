import { stat } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { yieldToRequests } from "./yield-to-requests.ts";

const block = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Work of many steps that goes on until it is ended; each step blocks the event loop. */
function workOn() {
  const work = {
    steps: 0,
    isEnded: false,
    end: () => {
      work.isEnded = true;
      return done;
    },
  };
  const goOn = async () => {
    while (!work.isEnded) {
      block(5);
      work.steps += 1;
      await yieldToRequests();
    }
  };
  const done = goOn();
  return work;
}

it("lets a request go on while work of many steps does", async () => {
  const work = workOn();
  await setImmediate();
  const before = work.steps;
  await setImmediate();
  expect(work.steps - before).toBeLessThanOrEqual(2);
  await work.end();
});

it("does not make each query of a request wait for one more step of the work", async () => {
  const work = workOn();
  await setImmediate();
  // As a request, it begins when something was read.
  await stat(import.meta.dirname);
  const before = work.steps;
  for (let query = 0; query < 20; query += 1) await yieldToRequests();
  expect(work.steps - before).toBeLessThan(5);
  await work.end();
});
