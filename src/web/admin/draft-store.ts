import { deleteStored, listStoredKeys, readStored, writeStored } from "#web/ui/browser-storage.ts";

/** Unsaved form values in the local storage of this device. */
export type Draft<Values> = {
  values: Values;
  /** The time of the last change, ISO 8601. */
  at: string;
  /** The version of the record it is based on, null for a new one. */
  version: number | null;
  /** What the form was opened with, of a record that has no version. */
  opened?: Opened<Values> | undefined;
};

/** The values of a record as they were read, and the time of its last change then, ISO 8601. */
export type Opened<Values> = { values: Values; updatedAt: string };

const PREFIX = "desk-draft:";
let areEnded = false;

/** Reads a draft, null if there is no valid one. */
export function readDraft<Values>(name: string): Draft<Values> | null {
  const text = readStored("localStorage", PREFIX + name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Draft<Values>;
  } catch {
    return null;
  }
}

/** Saves a draft. @returns false if storage is full or disabled, which must not interrupt typing */
export const saveDraft = (name: string, draft: Draft<unknown>): boolean =>
  !areEnded && writeStored("localStorage", PREFIX + name, JSON.stringify(draft));

export const deleteDraft = (name: string): void => deleteStored("localStorage", PREFIX + name);

/** Deletes the drafts of this device whose names match. */
export function deleteDrafts(matches: (name: string) => boolean): void {
  for (const key of listStoredKeys("localStorage")) {
    if (key.startsWith(PREFIX) && matches(key.slice(PREFIX.length))) {
      deleteStored("localStorage", key);
    }
  }
}

/** Deletes all drafts of this device when the person signs out. */
export function endDrafts(): void {
  deleteDrafts(() => true);
  // The page that is left would save its forms again.
  areEnded = true;
  // Whoever is asked about unsaved changes may stay and type on.
  addEventListener("input", () => (areEnded = false), { capture: true, once: true });
}
