import type { FieldValues, UseFormReturn } from "react-hook-form";

type Save<Fields> = { mutateAsync: (fields: Fields) => Promise<unknown> };

/**
 * Saves a form before its settings are tried.
 * @param save shows its own failures
 * @returns whether everything is saved now
 */
export async function saveFirst<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  save: Save<Fields>,
): Promise<boolean> {
  let isSaved = false;
  await form.handleSubmit(async (fields) => {
    await save.mutateAsync(fields).then(
      () => (isSaved = true),
      // Shown by the mutation.
      () => undefined,
    );
  })();
  return isSaved;
}
