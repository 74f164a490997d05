/** Unsaved form values in the local storage of this device. */
export type Draft<Values> = {
  values: Values;
  /** The time of the last change, ISO 8601. */
  at: string;
  /** The version of the record it is based on, null for a new one. */
  version: number | null;
};

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (name: string): string => `desk-draft:${name}`;

/** Reads a draft, null if there is no valid one. */
export function readDraft<Values>(storage: Storage, name: string): Draft<Values> | null {
  const text = storage.getItem(keyOf(name));
  if (text === null) return null;
  try {
    return JSON.parse(text) as Draft<Values>;
  } catch {
    return null;
  }
}

/** Saves a draft. @returns false if storage is full or disabled, which must not interrupt typing */
export function saveDraft(storage: Storage, name: string, draft: Draft<unknown>): boolean {
  try {
    storage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (storage: Storage, name: string): void =>
  storage.removeItem(keyOf(name));
