/** What was typed and not saved, as this device keeps it. */
export type Draft<Values> = {
  values: Values;
  /** When it was last typed at, ISO 8601. */
  at: string;
  /** Which version of the thing it began with; null for a new one. */
  version: number | null;
};

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (name: string): string => `desk-draft:${name}`;

/** Reads what was kept; null when there is nothing that can be read. */
export function readDraft<Values>(storage: Storage, name: string): Draft<Values> | null {
  const text = storage.getItem(keyOf(name));
  if (text === null) return null;
  try {
    return JSON.parse(text) as Draft<Values>;
  } catch {
    return null;
  }
}

/** A device that is full or keeps nothing must not stand in the way of typing. @returns whether it is kept */
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
