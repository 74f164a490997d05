import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type SettingsChange, settingsChangeSchema } from "#contract/settings/settings.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { MESSAGES } from "./messages.ts";

type Fields = Partial<Record<keyof SettingsChange, string>>;

/**
 * The fields of a step that change settings. Each is saved when it is left, and all of them at the end.
 * @param toChange what the fields save; what is left out stays as it is
 * @param check messages by field for what must be there; such fields are not saved
 */
export function useSettingsStep<Values extends Record<string, string>>(
  initial: Values,
  { toChange, check }: { toChange: (values: Values) => Fields; check: (values: Values) => Fields },
) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Fields>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const navigate = useNavigate();
  const showError = useErrorToast();
  const send = useSend(setSavedAt);
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useUnsavedChanges(isDirty && !send.isPending);

  /** @returns whether everything is saved */
  const save = async (): Promise<boolean> => {
    const { change, problems } = validate(toChange(values), check(values));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    if (!isDirty) return true;
    try {
      await send.mutateAsync(change);
      setSaved(values);
      return true;
    } catch (error) {
      showError(MESSAGES.step.failed, error as Error);
      return false;
    }
  };
  return {
    values,
    errors,
    savedAt,
    isSaving: send.isPending,
    change: (changed: Partial<Values>) => setValues({ ...values, ...changed }),
    /** Saves a field that was left; without errors yet to show, since there may be more to type. */
    leave: async () => {
      const { problems } = validate(toChange(values), check(values));
      if (isDirty && Object.keys(problems).length === 0) await save();
    },
    finish: async (to: string) => {
      if (await save()) await navigate(to);
    },
  };
}

function useSend(onSaved: (at: Date) => void) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useAction({
    mutationFn: (change: Fields) => callApi("PUT", "/api/settings", change),
    onSuccess: async () => {
      onSaved(new Date());
      await client.invalidateQueries({ queryKey: ["/api/settings"] });
      // The shell shows the business name.
      await revalidate();
    },
  });
}

/** Of an optional setting that was never given nothing is sent: some cannot be cleared. */
function validate(change: Fields, problems: Fields): { change: Fields; problems: Fields } {
  const given = Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) =>
        value.trim() !== "" || settingsChangeSchema.safeParse({ [name]: "" }).success,
    ),
  );
  const issues = settingsChangeSchema.safeParse(given).error?.issues ?? [];
  const found = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  return { change: given, problems: { ...found, ...problems } };
}
