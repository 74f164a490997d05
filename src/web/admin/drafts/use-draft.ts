import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Draft, deleteDraft, saveDraft, readDraft } from "./draft-store.ts";

/** Reads the draft of a form from this device. */
export const findDraft = <Values>(name: string): Draft<Values> | null =>
  readDraft<Values>(localStorage, name);

/**
 * Saves unsaved changes of a form as a draft on this device.
 * @returns when the draft was saved, and a function that deletes it
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const save = () => {
      const at = new Date().toISOString();
      const isSaved = saveDraft(localStorage, name, { values: form.getValues(), at, version });
      if (isSaved) setSavedAt(at);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause.current);
        pause.current = setTimeout(save, 500);
      },
    });
    save();
    // Mobile browsers may end a hidden page without further events.
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(pause.current);
      unsubscribe();
      window.removeEventListener("pagehide", save);
    };
  }, [form, isDirty, name, version]);

  return {
    savedAt: isDirty ? savedAt : null,
    discard: () => {
      // Else the last keys before a save would store the draft again after it.
      clearTimeout(pause.current);
      deleteDraft(localStorage, name);
      setSavedAt(null);
    },
  };
}
