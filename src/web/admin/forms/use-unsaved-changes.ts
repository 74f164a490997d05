import { useEffect, useId, useSyncExternalStore } from "react";

const dirty = new Set<string>();
const listeners = new Set<() => void>();

function change(id: string, isDirty: boolean): void {
  if (isDirty === dirty.has(id)) return;
  if (isDirty) dirty.add(id);
  else dirty.delete(id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a form's unsaved changes while it is mounted. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    change(id, isDirty);
    return () => change(id, false);
  }, [id, isDirty]);
}

/** Whether any mounted form has unsaved changes. */
export const useHasUnsavedChanges = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => dirty.size > 0,
    () => false,
  );
