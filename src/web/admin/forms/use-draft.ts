import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Draft, deleteDraft, saveDraft, readDraft } from "./draft-store.ts";

/** What this device kept of a form; read once, when the form opens. */
export const findDraft = <Values>(name: string): Draft<Values> | null =>
  readDraft<Values>(localStorage, name);

/**
 * Keeps on this device what is typed and not saved, so that neither a dead battery nor a closed tab
 * loses it.
 * @returns since when it is kept, and how to forget it
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
) {
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const at = new Date().toISOString();
      const isKept = saveDraft(localStorage, name, { values: form.getValues(), at, version });
      if (isKept) setKeptAt(at);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause);
        pause = setTimeout(keep, 500);
      },
    });
    keep();
    // A phone may end the page without another word.
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(pause);
      unsubscribe();
      window.removeEventListener("pagehide", keep);
    };
  }, [form, isDirty, name, version]);

  return {
    keptAt: isDirty ? keptAt : null,
    forget: () => {
      deleteDraft(localStorage, name);
      setKeptAt(null);
    },
  };
}
