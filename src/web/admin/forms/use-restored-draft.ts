import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { findDraft, useDraft } from "./use-draft.ts";

/**
 * Keeps what is typed, and puts what was kept of an earlier try into the form when it opens: for forms
 * that are closed only by saving or by saying that nothing is to be kept. Stands in the browser alone.
 * @param version of the thing that is written, null where it has none
 */
export function useRestoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
) {
  const [draft] = useState(() => findDraft<Values>(name));
  const kept = useDraft(form, name, version);
  const fillIn = useEffectEvent(() => {
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
  });
  useEffect(() => fillIn(), []);
  return { ...kept, wasKeptAt: draft?.at ?? null };
}
