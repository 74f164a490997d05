import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Opened, readDraft } from "../draft-store.ts";
import { useDraft } from "./use-draft.ts";

/**
 * Restores the draft of a form when it opens, and saves drafts from then on. Browser only.
 * @param version the version of the edited record, null if it has none
 * @param opened what a record without a version was opened with
 */
export function useRestoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: number | null,
  opened?: Opened<Values>,
) {
  const [stored] = useState(() => readDraft<Values>(name));
  const draft = useDraft(form, name, version, opened);
  const restore = useEffectEvent(() => {
    if (stored) form.reset({ ...form.getValues(), ...stored.values }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  return { ...draft, restoredFrom: stored?.at ?? null };
}
