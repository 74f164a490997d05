import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { findDraft, useDraft } from "./use-draft.ts";

/**
 * Restores the draft of a form when it opens, and saves drafts from then on. Browser only.
 * @param version the version of the edited record, null if it has none
 */
export function useRestoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
) {
  const [stored] = useState(() => findDraft<Values>(name));
  const draft = useDraft(form, name, version);
  const restore = useEffectEvent(() => {
    if (stored) form.reset({ ...form.getValues(), ...stored.values }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  return { ...draft, restoredFrom: stored?.at ?? null };
}
