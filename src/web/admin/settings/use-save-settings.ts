import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { Settings, SettingsChange } from "#contract/settings.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { setFieldErrors } from "../forms/set-field-errors.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { pickChanged } from "./pick-changed.ts";

/** Saves only the changed settings, so that changes made elsewhere stay. */
export function useSaveSettings(form: UseFormReturn<Settings>, onSaved: () => void) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (values: Settings) => {
      const change: SettingsChange = pickChanged(form.formState.defaultValues as Settings, values);
      return callApi<Settings>("PUT", "/api/settings", change);
    },
    onSuccess: async (saved) => {
      onSaved();
      form.reset(saved);
      client.setQueryData(["/api/settings"], saved);
      toast({ title: "Settings saved", description: "Visitors read it from now on." });
      // The shell shows the business name.
      await revalidate();
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Failed to save settings", error);
    },
  });
}
