import { Controller, useFormContext } from "react-hook-form";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { MESSAGES } from "./messages.ts";

const OPTIONS = [
  { value: "form", label: MESSAGES.byForm },
  { value: "email", label: MESSAGES.byEmail },
] as const;

/** How visitors ask about pieces. */
export function InquiryFormField() {
  const { control } = useFormContext<SettingsValues>();
  return (
    <div className="field">
      <p className="label">{SETTINGS_LABELS.inquiryForm}</p>
      <Controller
        control={control}
        name="inquiryForm"
        render={({ field }) => (
          <SegmentedChoice
            label={SETTINGS_LABELS.inquiryForm ?? ""}
            onChange={field.onChange}
            options={OPTIONS}
            value={field.value ?? "form"}
          />
        )}
      />
      <p className="help">{MESSAGES.inquiryForm}</p>
    </div>
  );
}
