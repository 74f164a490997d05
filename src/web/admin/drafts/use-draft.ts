import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { createDebouncedChange } from "../forms/create-debounced-change.ts";
import { deleteDraft, type Opened, saveDraft } from "../draft-store.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 500;

/**
 * Saves unsaved changes of a form as a draft on this device. The draft ends with them.
 * @param opened what a record without a version was opened with
 * @returns when the draft was saved, and a function that deletes it
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
  opened?: Opened<Values>,
) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [changes] = useState(() => createDebouncedChange(DEBOUNCE));
  const { isDirty } = form.formState;
  const end = () => {
    // Else the last keys before a save would store the draft again after it.
    changes.cancel();
    deleteDraft(name);
  };
  useEndOf(isDirty, end);

  const store = useEffectEvent((at: string) =>
    saveDraft(name, { values: form.getValues(), at, version, opened }),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const save = () => {
      const at = new Date().toISOString();
      if (store(at)) setSavedAt(at);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => changes.schedule(save),
    });
    save();
    // Mobile browsers may end a hidden page without further events.
    window.addEventListener("pagehide", save);
    return () => {
      changes.flush();
      unsubscribe();
      window.removeEventListener("pagehide", save);
    };
  }, [changes, form, isDirty]);

  return {
    savedAt: isDirty ? savedAt : null,
    discard: () => {
      end();
      setSavedAt(null);
    },
  };
}

/** Calls back when a form has no unsaved changes any more; not when it is left with them. */
function useEndOf(isDirty: boolean, onEnd: () => void): void {
  const wasDirty = useRef(false);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (wasDirty.current && !isDirty) ended();
    wasDirty.current = isDirty;
  }, [isDirty]);
}
