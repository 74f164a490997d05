import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, endDrafts, readDraft, saveDraft } from "./draft-store.ts";

const page = new EventTarget();

/** Its keys are its own properties, like those of the browser's. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

const draft = { values: { name: "Band" }, at: "2026-11-21T19:14:00.000Z", version: 4 };

test("reads a saved draft until it is deleted", () => {
  expect(saveDraft("product:7", draft)).toBe(true);
  expect(readDraft("product:7")).toEqual(draft);
  expect(readDraft("product:8")).toBeNull();
  deleteDraft("product:7");
  expect(readDraft("product:7")).toBeNull();
});

test("returns false when storage is full", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  });
  expect(saveDraft("product:7", draft)).toBe(false);
});

test("returns null for an invalid draft", () => {
  localStorage.setItem("desk-draft:product:7", "{half");
  expect(readDraft("product:7")).toBeNull();
});

test("keeps nothing and does not fail where the browser forbids storage", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(saveDraft("product:7", draft)).toBe(false);
  expect(readDraft("product:7")).toBeNull();
  deleteDraft("product:7");
  endDrafts();
  vi.restoreAllMocks();
  page.dispatchEvent(new Event("input"));
});

test("deletes all drafts and nothing else, and saves none until something is typed again", () => {
  saveDraft("order:7", draft);
  saveDraft("inquiry-reply:3", draft);
  localStorage.setItem("desk-single-keys", "off");
  endDrafts();
  expect(Object.keys(localStorage)).toEqual(["desk-single-keys"]);
  expect(saveDraft("order:7", draft)).toBe(false);
  page.dispatchEvent(new Event("input"));
  expect(saveDraft("order:7", draft)).toBe(true);
});
