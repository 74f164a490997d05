import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { createDebouncedChange, type DebouncedChange } from "../forms/create-debounced-change.ts";
import { deleteDraft, type Opened, saveDraft } from "../draft-store.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 500;

/**
 * Saves unsaved changes of a form as a draft on this device. The draft ends with them.
 * @param opened what a record without a version was opened with
 * @returns when the draft was saved, and functions that delete it: discard goes on with the next change, close does not
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
  opened?: Opened<Values>,
) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [changes] = useState(() => createDebouncedChange(DEBOUNCE));
  const isClosed = useRef(false);
  const { isDirty } = form.formState;
  const end = () => {
    // Else the last keys before a save would store the draft again after it.
    changes.cancel();
    deleteDraft(name);
  };
  useEndOf(isDirty, end);
  const save = () => {
    if (isClosed.current) return;
    const at = new Date().toISOString();
    if (saveDraft(name, { values: form.getValues(), at, version, opened })) setSavedAt(at);
  };
  useSaveOnChange(form, changes, save);

  return {
    savedAt: isDirty ? savedAt : null,
    discard: () => {
      end();
      setSavedAt(null);
    },
    /** For a form that closes: what a late answer fills in until then would be a draft again. */
    close: () => {
      isClosed.current = true;
      end();
    },
  };
}

/** Calls back with the first change of a form, once typing pauses, and when the page or the form is left. */
function useSaveOnChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  changes: DebouncedChange,
  onChange: () => void,
): void {
  const { isDirty } = form.formState;
  const save = useEffectEvent(onChange);
  useEffect(() => {
    if (!isDirty) return undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => changes.schedule(save),
    });
    save();
    // Mobile browsers may end a hidden page without further events.
    const leave = () => save();
    window.addEventListener("pagehide", leave);
    return () => {
      changes.flush();
      unsubscribe();
      window.removeEventListener("pagehide", leave);
    };
  }, [changes, form, isDirty]);
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
