import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastStore, TOAST_REMOVE_DELAY } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a toast is shown for five seconds", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(toasts.current()).toMatchObject({ title: "Saved", open: true });
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toMatchObject({ title: "Saved", open: false });
});

test("a dismissed toast is forgotten after 1,000,000 milliseconds", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "Saved" });
  toasts.dismiss();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
});

test("there is one at a time, and the newest has its full time", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "First" });
  vi.advanceTimersByTime(4000);
  toasts.show({ title: "Second" });
  vi.advanceTimersByTime(4000);
  expect(toasts.current()).toMatchObject({ title: "Second", open: true });
});

test("while held the clock stands still, and goes on where it stopped", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "Saved" });
  vi.advanceTimersByTime(3000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()?.open).toBe(true);
  toasts.resume();
  vi.advanceTimersByTime(1999);
  expect(toasts.current()?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.current()?.open).toBe(false);
});

test("listeners hear of every change until they leave", () => {
  const toasts = new ToastStore();
  const listener = vi.fn<() => void>();
  const leave = toasts.subscribe(listener);
  toasts.show({ title: "One" });
  toasts.dismiss();
  leave();
  toasts.show({ title: "Two" });
  expect(listener).toHaveBeenCalledTimes(2);
});
