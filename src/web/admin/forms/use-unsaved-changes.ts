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

/** Says of a form whether it holds something that is not saved, for as long as it is on the screen. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    change(id, isDirty);
    return () => change(id, false);
  }, [id, isDirty]);
}

/** Whether any form on the screen holds something that is not saved. */
export const useHasUnsavedChanges = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => dirty.size > 0,
    () => false,
  );
