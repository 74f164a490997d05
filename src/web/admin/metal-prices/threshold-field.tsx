import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { Select } from "../forms/controls.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const PERCENTS = [2, 5, 10, 20];

/** By how much a metal moves until the To-Do List says so. */
export function ThresholdField() {
  const { data } = useQuery<StoredSettings>({ queryKey: ["/api/settings"] });
  const save = useSaveThreshold();
  if (!data) return null;
  const { metalThreshold: stored } = data;
  const percents = [...new Set([...PERCENTS, stored])].toSorted((one, other) => one - other);
  return (
    <div className="metal-threshold">
      <Field label="Tell me on the To-Do List">
        <Select
          disabled={save.isPending}
          onChoose={(percent) => save.mutate(Number(percent))}
          options={percents.map((percent) => ({
            value: String(percent),
            label: `When a metal moves ${percent}%`,
          }))}
          value={String(save.isPending ? save.variables : stored)}
        />
      </Field>
    </div>
  );
}

function useSaveThreshold() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (metalThreshold: number) =>
      callApi<StoredSettings>("PUT", "/api/settings", { metalThreshold }),
    onSuccess: (saved, percent) => {
      client.setQueryData(["/api/settings"], saved);
      toast({ title: `We’ll tell you when a metal moves ${percent}%` });
    },
    onError: (error) => showError("Couldn’t save", error),
    onSettled: () => refetch(client, "/api/metal-prices/notice"),
  });
}
