import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { createLog } from "./create-log.ts";

let lines: Record<string, unknown>[];
const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const outage = () => new DatabaseUnavailableError(new Error("connect ECONNREFUSED"), false);

test("logs an outage once every ten seconds, with its failure count and no stack", () => {
  const log = createLog("info", write);
  for (let second = 0; second < 25; second += 1) {
    for (let request = 0; request < 4; request += 1)
      log.error("request failed", { error: outage() });
    vi.advanceTimersByTime(1000);
  }
  expect(lines.map(({ failures }) => failures)).toEqual([1, 39, 40]);
  expect(JSON.stringify(lines)).not.toContain("stack");
  expect(lines[0]).toMatchObject({ level: "error", reason: "connect ECONNREFUSED" });
});

test("logs the end of an outage, and the next outage at once", () => {
  const log = createLog("info", write);
  log.warn("readiness check failed", { error: outage() });
  vi.advanceTimersByTime(60_000);
  log.error("request failed", { error: outage() });
  expect(lines.map(({ level }) => level)).toEqual(["error", "info", "error"]);
});

test("logs other errors with their stacks during an outage", () => {
  const log = createLog("info", write);
  log.error("request failed", { error: outage() });
  log.error("request failed", { error: new Error("no such column"), requestId: "abc" });
  expect(lines[1]).toMatchObject({ msg: "request failed", requestId: "abc" });
  expect(JSON.stringify(lines[1])).toContain("stack");
});
