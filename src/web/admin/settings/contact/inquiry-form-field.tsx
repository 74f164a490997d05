import { Controller, useFormContext } from "react-hook-form";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";

const OPTIONS = [
  { value: "form", label: "Form and email" },
  { value: "email", label: "Email only" },
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
      <p className="help">
        Messages from the form arrive under Inquiries. An email link is next to it.
      </p>
    </div>
  );
}
