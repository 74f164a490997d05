import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashPassword } from "./passwords.ts";
import type { verifyInWorker as VerifyInWorker } from "./verify-in-worker.ts";

const MINUTE = 60_000;

let verifyInWorker: typeof VerifyInWorker;

/* The worker ends after a minute without work: the only timer here. Other files' workers have real ones. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  ({ verifyInWorker } = await import("./verify-in-worker.ts"));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("tells the right password from a wrong one, in any order of the answers", async () => {
  const hash = await hashPassword("correct horse");
  const passwords = ["correct horse", "wrong", "correct horse", ""];
  const answers = await Promise.all(passwords.map((password) => verifyInWorker(hash, password)));
  expect(answers).toEqual([true, false, true, false]);
});

test("rejects a hash that cannot be read, and verifies the next password", async () => {
  await expect(verifyInWorker("not a hash", "correct horse")).rejects.toThrow("Decoding failed");
  const hash = await hashPassword("correct horse");
  expect(await verifyInWorker(hash, "correct horse")).toBe(true);
});

test("counts as idle only after the last password", async () => {
  const hash = await hashPassword("correct horse");
  const first = verifyInWorker(hash, "wrong");
  const second = verifyInWorker(hash, "wrong");
  expect(vi.getTimerCount()).toBe(0);
  await first;
  expect(vi.getTimerCount()).toBe(0);
  await second;
  expect(vi.getTimerCount()).toBe(1);
});

test("starts another worker while the idle one ends", async () => {
  const hash = await hashPassword("correct horse");
  await verifyInWorker(hash, "wrong");
  vi.advanceTimersByTime(MINUTE - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(await verifyInWorker(hash, "correct horse")).toBe(true);
});
