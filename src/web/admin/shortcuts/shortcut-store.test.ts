import { expect, test, vi } from "vitest";
import { createShortcutStore } from "./shortcut-store.ts";

const press = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test("runs a shortcut until it is removed", () => {
  const store = createShortcutStore();
  const run = vi.fn<() => void>();
  const remove = store.add({ keys: "n", label: "New piece", run });
  expect(store.press(press("n"), false)).toBe(true);
  expect(store.press(press("x"), false)).toBe(false);
  remove();
  expect(store.press(press("n"), false)).toBe(false);
  expect(run).toHaveBeenCalledOnce();
});

test("ignores single keys while typing, with modifiers, and when turned off", () => {
  const store = createShortcutStore();
  const run = vi.fn<() => void>();
  store.add({ keys: "n", label: "New piece", run });
  expect(store.press(press("n"), true)).toBe(false);
  expect(store.press(press("n", { ctrlKey: true }), false)).toBe(false);
  store.turn(false);
  expect(store.press(press("n"), false)).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

test("runs Control and Command shortcuts while typing and when single keys are off", () => {
  const store = createShortcutStore();
  const run = vi.fn<() => void>();
  store.add({ keys: "Mod+S", label: "Save", run });
  store.turn(false);
  expect(store.press(press("s", { ctrlKey: true }), true)).toBe(true);
  expect(store.press(press("S", { metaKey: true }), true)).toBe(true);
  expect(store.press(press("s"), false)).toBe(false);
  expect(run).toHaveBeenCalledTimes(2);
});

test("prefers the shortcut added last", () => {
  const store = createShortcutStore();
  const [screen, panel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.add({ keys: "Mod+S", label: "Save the screen", run: screen });
  store.add({ keys: "Mod+S", label: "Save the panel", run: panel });
  store.press(press("s", { ctrlKey: true }), false);
  expect(panel).toHaveBeenCalledOnce();
  expect(screen).not.toHaveBeenCalled();
});
