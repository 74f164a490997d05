import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDebouncedChange } from "./create-debounced-change.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reports many keys once, when they pause", () => {
  const report = vi.fn<(key: number) => void>();
  const change = createDebouncedChange(250);
  for (let key = 0; key < 20; key += 1) {
    change.schedule(() => report(key));
    vi.advanceTimersByTime(120);
  }
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(report.mock.calls).toEqual([[19]]);
});

test("reports at once when it is flushed, and not again", () => {
  const report = vi.fn<() => void>();
  const change = createDebouncedChange(250);
  change.flush();
  expect(report).not.toHaveBeenCalled();
  change.schedule(report);
  change.flush();
  expect(report).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  change.flush();
  expect(report).toHaveBeenCalledOnce();
});
