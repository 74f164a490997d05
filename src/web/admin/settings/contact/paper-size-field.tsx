import { Controller, useFormContext } from "react-hook-form";
import type { PaperSize } from "#contract/settings/settings.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";

const SIZES = [
  { value: "letter", label: "US Letter" },
  { value: "a4", label: "A4" },
] as const satisfies { value: PaperSize; label: string }[];

/** What the papers of an order are printed on. */
export function PaperSizeField() {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name="paperSize"
      render={({ field }) => (
        <SegmentedChoice<PaperSize>
          label="Paper"
          onChange={field.onChange}
          options={SIZES}
          value={field.value ?? "letter"}
        />
      )}
    />
  );
}
