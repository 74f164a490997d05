import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "../../forms/switch.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";

export function TrademarkField() {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name="showTrademark"
      render={({ field }) => (
        <Switch
          checked={field.value ?? false}
          help="Only if you use it as a trademark."
          label="Show ™ after the name"
          onChange={field.onChange}
        />
      )}
    />
  );
}
