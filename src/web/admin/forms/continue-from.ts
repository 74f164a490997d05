import { isSameJson } from "#contract/canonical-json.ts";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { FieldValues, UseFormReturn } from "react-hook-form";

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  "getValues" | "reset" | "formState"
>;

/** What a form holds at this moment. */
export const readTyped = <Values extends FieldValues>(
  form: Pick<Form<Values>, "getValues">,
): Values => structuredClone(form.getValues());

/**
 * Goes on from what is stored now. What was typed since an earlier moment, such as a save whose answer is late,
 * stays and is unsaved.
 * @param before the values at that moment
 * @returns whether anything was typed since
 */
export function continueFrom<Values extends FieldValues>(
  form: Pick<Form<Values>, "getValues" | "reset">,
  before: Partial<Values>,
  stored: Values,
): boolean {
  // Before the next key: a field whose form was reset registers again when it is rendered.
  return flushSync(() => takeIn(form, before, stored));
}

function takeIn<Values extends FieldValues>(
  form: Pick<Form<Values>, "getValues" | "reset">,
  before: Partial<Values>,
  stored: Values,
): boolean {
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => !isSameJson(value, before[name]),
  );
  const isTyped = typed.length > 0;
  // What is wrong with it is still to be read.
  const keep = { keepErrors: isTyped, keepIsSubmitted: isTyped };
  form.reset(stored, keep);
  if (!isTyped) return false;
  const values = { ...stored, ...Object.fromEntries(typed) };
  form.reset(values, { keepDefaultValues: true, ...keep });
  return true;
}

/** Lets a form follow its record when that changes elsewhere. Fields that were edited stay. */
export function useFollowing<Values extends FieldValues>(form: Form<Values>, stored: Values): void {
  const text = JSON.stringify(stored);
  const followed = useRef(text);
  // As above: what this sets is rendered before the next key.
  useLayoutEffect(() => {
    if (followed.current === text) return;
    followed.current = text;
    takeIn(form, form.formState.defaultValues as Partial<Values>, JSON.parse(text) as Values);
  }, [form, text]);
}
