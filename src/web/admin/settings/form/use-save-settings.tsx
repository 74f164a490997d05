import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { isSameJson } from "#contract/canonical-json.ts";
import type { SettingsUpdate, StoredSettings } from "#contract/settings/settings.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { continueFrom } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { pickChanged } from "../pick-changed.ts";
import { Conflict } from "./conflict.tsx";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import {
  pickSettings,
  type SettingsFormApi,
  type SettingsKey,
  type SettingsValues,
} from "./use-settings-form.ts";

type Options = {
  form: SettingsFormApi;
  keys: SettingsKey[];
  draft: { discard: () => void };
  /** Called after a save, with what takes it back. */
  onSaved: (undo: ToastAction) => void;
  /** Where each save counts, they wait for each other. */
  scope?: { id: string };
};

/**
 * Saves what was changed of some settings, given what is typed. What others changed meanwhile is shown, not
 * overwritten.
 */
export function useSaveSettings({ form, keys, draft, onSaved, scope }: Options) {
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<StoredSettings | null>(null);
  const put = usePutSettings(form, (saved, typed) => {
    setTheirs(null);
    draft.discard();
    continueFrom(form, typed, pickSettings(saved, keys));
  });
  const undo = useAction({
    mutationFn: (earlier: SettingsUpdate) => put(earlier, readStored(form)),
    onError: (error) => showError("Couldn’t undo", error),
  });
  const save = useAction({
    ...(scope && { scope }),
    mutationFn: async (typed: SettingsValues) => {
      const before = readStored(form);
      // As saved before, where one waited for another.
      const { updatedAt } = form.getValues();
      const saved = await put({ ...pickChanged(before, typed), updatedAt }, typed);
      return { ...pickChanged(typed, before), updatedAt: saved.updatedAt };
    },
    onSuccess: (earlier) => onSaved({ label: "Undo", onPress: () => undo.mutate(earlier) }),
    onError: (error) => {
      const current = error instanceof ApiError && error.status === 409 && error.problem?.current;
      if (current) {
        setTheirs(current as StoredSettings);
        return;
      }
      setFieldErrors(form, error);
      showError("Couldn’t save", error);
    },
  });
  /** Goes on from what others saved, with what is typed where it differs. */
  const takeIn = (before: Partial<SettingsValues>, saved: StoredSettings) => {
    setTheirs(null);
    continueFrom(form, before, pickSettings(saved, keys));
    return form.getValues();
  };
  const conflict = theirs && (
    <Conflict
      onSaveMine={() => save.mutate(takeIn(readStored(form), theirs))}
      onUseTheirs={() => takeIn(form.getValues(), theirs)}
    >
      <Differences
        before={readStored(form)}
        saved={pickSettings(theirs, keys)}
        typed={form.getValues()}
      />
    </Conflict>
  );
  return { save, conflict };
}

const readStored = (form: SettingsFormApi) => form.formState.defaultValues as SettingsValues;

/** Returns a function that sends a change of what the form was opened with, and returns all settings. */
function usePutSettings(
  form: SettingsFormApi,
  onPut: (saved: StoredSettings, typed: SettingsValues) => void,
) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (change: SettingsUpdate, typed: SettingsValues): Promise<StoredSettings> => {
    const saved = await callApi<StoredSettings>("PUT", "/api/settings", change);
    onPut(saved, { ...typed, updatedAt: form.getValues().updatedAt });
    client.setQueryData(["/api/settings"], saved);
    // The shell shows the business name.
    await revalidate();
    return saved;
  };
}

type DifferencesProps = { before: SettingsValues; saved: SettingsValues; typed: SettingsValues };

/** The settings that others saved and that are typed otherwise. */
function Differences({ before, saved, typed }: DifferencesProps) {
  const { updatedAt: _readAt, ...mine } = pickChanged(before, typed);
  const different = (Object.keys(mine) as SettingsKey[]).filter(
    (key) => !isSameJson(mine[key], saved[key]),
  );
  return (
    <dl>
      {different.map((key) => (
        <div key={key}>
          <dt>{SETTINGS_LABELS[key] ?? "This screen"}</dt>
          <dd>{`Saved now: ${describeValue(saved[key])}`}</dd>
          <dd>{`Yours: ${describeValue(mine[key])}`}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeValue(value: unknown): string {
  if (value === "") return "blank";
  return typeof value === "string" ? value : "a different choice";
}
