type Area = "localStorage" | "sessionStorage";

/** Reads a stored text; null where there is none or the browser forbids storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. @returns false where storage is full or forbidden */
export function writeStored(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what is stored under a key. Where storage is forbidden there is nothing to delete. */
export function deleteStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    return;
  }
}

/** The keys under which something is stored; none where storage is forbidden. */
export function listStoredKeys(area: Area): string[] {
  try {
    return Object.keys(globalThis[area]);
  } catch {
    return [];
  }
}
