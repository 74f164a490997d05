import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SettingsUpdate, StoredSettings } from "#contract/settings/settings.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { pickChanged } from "../pick-changed.ts";
import {
  pickSettings,
  type SettingsFormApi,
  type SettingsKey,
  type SettingsValues,
} from "./use-settings-form.ts";

/** Saves the changed settings of a screen. What others changed meanwhile is shown, not overwritten. */
export function useSaveSettings(form: SettingsFormApi, keys: SettingsKey[], onSaved: () => void) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<StoredSettings | null>(null);
  const put = async (change: SettingsUpdate, before: SettingsValues) => {
    const saved = await callApi<StoredSettings>("PUT", "/api/settings", change);
    setTheirs(null);
    onSaved();
    continueFrom(form, before, pickSettings(saved, keys));
    client.setQueryData(["/api/settings"], saved);
    // The shell shows the business name.
    await revalidate();
    return saved;
  };
  const undo = useAction({
    mutationFn: (earlier: SettingsUpdate) =>
      put(earlier, form.formState.defaultValues as SettingsValues),
    onError: (error) => showError("Couldn’t undo", error),
  });
  const save = useAction({
    mutationFn: async (values: SettingsValues) => {
      const before = form.formState.defaultValues as SettingsValues;
      const change = pickChanged(before, values);
      const earlier = pickChanged(values, before);
      const sent = readTyped(form);
      const saved = await put({ ...change, updatedAt: values.updatedAt }, sent);
      return { ...earlier, updatedAt: saved.updatedAt };
    },
    onSuccess: (earlier) => {
      const action = { label: "Undo", onPress: () => undo.mutate(earlier) };
      toast({ title: "Saved", action });
    },
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
  return { save, theirs, forgetTheirs: () => setTheirs(null) };
}
