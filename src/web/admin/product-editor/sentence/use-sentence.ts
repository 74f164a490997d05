import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import type { SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { askForReading } from "../suggestions/ask-reading-worker.ts";
import { type Applied, applyReading } from "./apply-reading.ts";

const NOTHING: SentenceReading = { text: "", facts: {}, noun: null, parts: [] };

/** What was filled in from the sentence of a form so far. */
export type SentenceState = {
  isNew: boolean;
  applied: Applied;
  /** The sentence that is filled in; null before the first. */
  text: string | null;
  /** Whether the form was a draft, which its sentence filled in by then. */
  isRestored: boolean;
};

export function useSentenceState(isNew: boolean, isRestored: boolean): SentenceState {
  const [state] = useState(() => ({ isNew, applied: new Map(), text: null, isRestored }));
  return state;
}

type Form = Pick<UseFormReturn<ProductFormValues>, "getValues" | "setValue" | "formState">;

function apply(form: Form, state: SentenceState, reading: SentenceReading): void {
  if (state.text === reading.text) return;
  applyReading(form, state.applied, reading.facts, state.isRestored && state.text === null);
  state.text = reading.text;
}

/** Reads and fills in the last words of a sentence, which a save must not miss. */
export async function finishSentence(form: Form, state: SentenceState): Promise<void> {
  const sentence = form.getValues("sentence");
  if (sentence === (state.text ?? "")) return;
  apply(form, state, await read(sentence, state.isNew));
}

const read = async (sentence: string, isNew: boolean): Promise<SentenceReading> =>
  sentence.trim() === "" ? { ...NOTHING, text: sentence } : askForReading(sentence, isNew);

/** Reads the form's sentence as it is typed, and fills in what it says. */
export function useSentence(state: SentenceState) {
  const form = useFormContext<ProductFormValues>();
  const sentence = useWatch({ control: form.control, name: "sentence" });
  const { data, error } = useQuery({
    queryKey: ["sentence", state.isNew, sentence],
    queryFn: () => read(sentence, state.isNew),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const fillIn = useEffectEvent((reading: SentenceReading) => {
    if (reading.text === form.getValues("sentence").normalize("NFC")) apply(form, state, reading);
  });
  useEffect(() => {
    if (data) fillIn(data);
  }, [data]);
  return { reading: data ?? NOTHING, sentence, error };
}
