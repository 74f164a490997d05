import { expect, test } from "vitest";
import { deleteDraft, saveDraft, readDraft } from "./draft-store.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const draft = { values: { name: "Band" }, at: "2026-11-21T19:14:00.000Z", version: 4 };

test("reads a saved draft until it is deleted", () => {
  const storage = memory();
  expect(saveDraft(storage, "product:7", draft)).toBe(true);
  expect(readDraft(storage, "product:7")).toEqual(draft);
  expect(readDraft(storage, "product:8")).toBeNull();
  deleteDraft(storage, "product:7");
  expect(readDraft(storage, "product:7")).toBeNull();
});

test("returns false when storage is full", () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  };
  expect(saveDraft(full, "product:7", draft)).toBe(false);
});

test("returns null for an invalid draft", () => {
  const storage = memory();
  storage.setItem("desk-draft:product:7", "{half");
  expect(readDraft(storage, "product:7")).toBeNull();
});
