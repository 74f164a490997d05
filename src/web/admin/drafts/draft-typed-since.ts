import type { FieldValues, UseFormReturn } from "react-hook-form";
import { continueFrom } from "../forms/continue-from.ts";
import { type Draft, saveDraft } from "../draft-store.ts";

type Saved<Values> = Omit<Draft<Values>, "at" | "values"> & {
  /** Names the draft of the saved record. */
  name: string;
  /** The values as they were sent, and as they are stored. */
  sent: Values;
  stored: Values;
};

/** Of a form that closes because it was saved: what was typed while the answer was awaited becomes a draft. */
export function draftTypedSince<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset">,
  { name, sent, stored, ...draft }: Saved<Values>,
  /** Ends the draft of before. */
  close: () => void,
): void {
  const isTyped = continueFrom(form, sent, stored);
  const values = form.getValues();
  close();
  if (isTyped) saveDraft(name, { ...draft, values, at: new Date().toISOString() });
}
