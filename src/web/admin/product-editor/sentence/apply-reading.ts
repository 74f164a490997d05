import type { UseFormReturn } from "react-hook-form";
import type { ProductFieldName } from "#contract/catalogue/product-fields.ts";
import type { SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

/** What a sentence filled in: of each field what it read, and what was there before. */
export type Applied = Map<ProductFieldName, { read: string; before: string }>;

type Form = Pick<UseFormReturn<ProductFormValues>, "getValues" | "setValue" | "formState">;

/**
 * Fills in what a sentence says of a piece. A field that is changed by hand stays until the sentence says something
 * else of it, and what the sentence no longer says is taken back.
 * @param isRestored whether the fields are those of a draft, filled in by then
 */
export function applyReading(
  form: Form,
  applied: Applied,
  facts: SentenceReading["facts"],
  isRestored = false,
): void {
  const fill = (field: ProductFieldName, text: string) => {
    const value = field === "isActive" ? text === "true" : text;
    form.setValue(field, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  for (const [field, { read, before }] of applied) {
    if (facts[field]) continue;
    if (String(form.getValues(field)) === read) fill(field, before);
    applied.delete(field);
  }
  for (const [field, fact] of Object.entries(facts) as [ProductFieldName, { text: string }][]) {
    const last = applied.get(field);
    if (last?.read === fact.text) continue;
    const now = String(form.getValues(field));
    const isFilledIn = isRestored && now === fact.text;
    const begun = String(form.formState.defaultValues?.[field] ?? "");
    applied.set(field, { read: fact.text, before: isFilledIn ? begun : (last?.before ?? now) });
    if (!isRestored) fill(field, fact.text);
  }
}
