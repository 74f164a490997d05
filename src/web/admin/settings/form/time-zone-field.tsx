import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { SettingsValues } from "./use-settings-form.ts";

/** The place whose midnight begins "today". */
export function TimeZoneField() {
  const { register, getValues, formState } = useFormContext<SettingsValues>();
  const error = formState.errors.timeZone?.message;
  const zones = new Set([getValues("timeZone") ?? "UTC", ...Intl.supportedValuesOf("timeZone")]);
  const others = [...zones].filter((zone) => !(zone in US_TIME_ZONES)).toSorted();
  return (
    <Field error={error} id="settings-timeZone" help="Sets when “today” begins." label="Time zone">
      <select
        {...fieldAriaProps("settings-timeZone", error, true)}
        id="settings-timeZone"
        {...register("timeZone")}
      >
        <optgroup label="United States">
          {Object.entries(US_TIME_ZONES).map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Elsewhere">
          {others.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </optgroup>
      </select>
    </Field>
  );
}

/** The time zones of the United States by the names that people there call them. */
const US_TIME_ZONES: Record<string, string> = {
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
  "America/Puerto_Rico": "Puerto Rico",
};
