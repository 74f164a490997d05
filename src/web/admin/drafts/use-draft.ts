import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { deleteDraft, type Opened, saveDraft } from "./draft-store.ts";

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
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isDirty } = form.formState;
  const endPause = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  const end = () => {
    // Else the last keys before a save would store the draft again after it.
    endPause();
    deleteDraft(name);
  };
  const save = useEffectEvent(() => {
    endPause();
    const at = new Date().toISOString();
    if (saveDraft(name, { values: form.getValues(), at, version, opened })) setSavedAt(at);
  });

  useEndOf(isDirty, end);
  useEffect(() => {
    if (!isDirty) return undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => save(), 500);
      },
    });
    save();
    const leave = () => save();
    // Mobile browsers may end a hidden page without further events.
    window.addEventListener("pagehide", leave);
    return () => {
      // The last keys before the screen is left.
      if (pause.current !== undefined) save();
      unsubscribe();
      window.removeEventListener("pagehide", leave);
    };
  }, [form, isDirty]);

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
