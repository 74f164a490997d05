import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { isSameJson } from "#contract/canonical-json.ts";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { callApi } from "../../api-client/call-api.ts";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import { type SaveOptions, useSaveForm } from "./use-save-form.tsx";
import { pickSettings, type SettingsKey, type SettingsValues } from "./use-settings-form.ts";

type Options = SaveOptions<SettingsValues> & { keys: SettingsKey[] };

/** Saves what was changed of some settings. */
export function useSaveSettings({ keys, ...options }: Options) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { form } = options;
  const toValues = (stored: StoredSettings) => pickSettings(stored, keys);
  return useSaveForm<SettingsValues, StoredSettings>({
    ...options,
    put: async ({ updatedAt, ...values }, before) => {
      const change = { ...pickChanged<SettingsValues>(before, values), updatedAt };
      const saved = await callApi<StoredSettings>("PUT", "/api/settings", change);
      client.setQueryData(["/api/settings"], saved);
      return toValues(saved);
    },
    // The shell shows the business name.
    refresh: revalidate,
    toValues,
    describeTheirs: (theirs) => (
      <Differences
        before={form.formState.defaultValues as SettingsValues}
        saved={toValues(theirs)}
        typed={form.getValues()}
      />
    ),
    failed: "Couldn’t save",
  });
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

/** The fields whose values differ, lists and objects compared by their content. */
export function pickChanged<Values extends Record<string, unknown>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => !isSameJson(before[name], value));
  return Object.fromEntries(changed) as Partial<Values>;
}
