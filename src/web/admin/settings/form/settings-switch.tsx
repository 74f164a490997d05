import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "../../forms/switch.tsx";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import type { SettingsValues } from "./use-settings-form.ts";

type Props = { name: "showTrademark" | "showStreet" | "byAppointment"; help?: string };

/** A setting that is on or off, with its label and help. */
export function SettingsSwitch({ name, help }: Props) {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          checked={field.value ?? false}
          help={help}
          label={SETTINGS_LABELS[name] ?? name}
          onChange={field.onChange}
        />
      )}
    />
  );
}
