import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { toCanonicalJson } from "#contract/canonical-json.ts";
import { type SettingsChange, settingsChangeSchema } from "#contract/settings/settings.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";

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
  const [errors, setErrors] = useState<Fields>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const navigate = useNavigate();
  const save = useSaveOnce(toCanonicalJson(values), setSavedAt);
  const examine = (now: Values) => validate(toChange(now), check(now));
  return {
    values,
    errors,
    savedAt,
    change: (changed: Partial<Values>) => {
      const next = { ...values, ...changed };
      setValues(next);
      // Not when the field is left: what moves then is no longer under the pointer that leaves it.
      setErrors((shown) => pick(examine(next).problems, Object.keys(shown)));
    },
    /** Saves a field that was left; without errors yet to show, since there may be more to type. */
    leave: () => {
      const { change, problems } = examine(values);
      if (Object.keys(problems).length === 0) void save(change);
    },
    finish: async (to: string) => {
      const { change, problems } = examine(values);
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      if (await save(change)) await navigate(to);
    },
  };
}

/**
 * Returns a function that sends what is typed, unless it is stored or on its way, and returns whether it is stored in
 * the end: a press on Save follows the saving of the field that it leaves.
 */
function useSaveOnce(typed: string, onSaved: (at: Date) => void) {
  const [saved, setSaved] = useState(typed);
  const sent = useRef<{ typed: string | null; isSaved: Promise<boolean> }>({
    typed,
    isSaved: Promise.resolve(true),
  });
  const showError = useErrorToast();
  const send = useSend(onSaved);
  useUnsavedChanges(typed !== saved && !send.isPending);
  const put = async (change: Fields): Promise<boolean> => {
    try {
      await send.mutateAsync(change);
      setSaved(typed);
      return true;
    } catch (error) {
      // What is typed then is sent again, unless more was typed meanwhile.
      if (sent.current.typed === typed) sent.current.typed = null;
      showError("Couldn’t save", error as Error);
      return false;
    }
  };
  return (change: Fields): Promise<boolean> => {
    if (sent.current.typed !== typed) sent.current = { typed, isSaved: put(change) };
    return sent.current.isSaved;
  };
}

function useSend(onSaved: (at: Date) => void) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useAction({
    // A field may be left while the one before is still being saved.
    scope: { id: "setup" },
    mutationFn: (change: Fields) => callApi("PUT", "/api/settings", change),
    onSuccess: async () => {
      onSaved(new Date());
      await client.invalidateQueries({ queryKey: ["/api/settings"] });
      // The shell shows the business name.
      await revalidate();
    },
  });
}

const pick = (problems: Fields, names: string[]): Fields =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));

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
