import { useFormContext } from "react-hook-form";
import type { Settings } from "#contract/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../forms/field-aria-props.ts";

export function TimeZoneField() {
  const { register, getValues, formState } = useFormContext<Settings>();
  const error = formState.errors.timeZone?.message;
  const zones = new Set([getValues("timeZone"), ...Intl.supportedValuesOf("timeZone")]);
  return (
    <Field error={error} id="settings-timeZone" label="Time zone">
      <select
        {...fieldAriaProps("settings-timeZone", error)}
        id="settings-timeZone"
        {...register("timeZone")}
      >
        {[...zones].toSorted().map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </select>
    </Field>
  );
}
