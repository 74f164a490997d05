import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastStore, TOAST_REMOVE_DELAY } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("shows a toast for five seconds", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(toasts.current()).toMatchObject({ title: "Saved", open: true });
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toMatchObject({ title: "Saved", open: false });
});

test("removes a dismissed toast after 1,000,000 milliseconds", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "Saved" });
  toasts.dismiss();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
});

test("replaces a toast with a newer one, which gets the full time", () => {
  const toasts = new ToastStore();
  toasts.show({ title: "First" });
  vi.advanceTimersByTime(4000);
  toasts.show({ title: "Second" });
  vi.advanceTimersByTime(4000);
  expect(toasts.current()).toMatchObject({ title: "Second", open: true });
});

test("pauses the timer and resumes with the remaining time", () => {
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

test("notifies listeners until they unsubscribe", () => {
  const toasts = new ToastStore();
  const listener = vi.fn<() => void>();
  const unsubscribe = toasts.subscribe(listener);
  toasts.show({ title: "One" });
  toasts.dismiss();
  unsubscribe();
  toasts.show({ title: "Two" });
  expect(listener).toHaveBeenCalledTimes(2);
});
