import { Controller, useFormContext } from "react-hook-form";
import type { FieldsWith } from "#contract/catalogue/product-fields.ts";
import { Switch } from "../../forms/switch.tsx";
import { formLabel } from "../form-state/compare-versions.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

export type SwitchName = FieldsWith<{ kind: "flag" }>;

/** The control of a boolean field. */
export function SwitchField({ name }: { name: SwitchName }) {
  const { control } = useFormContext<ProductFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch checked={field.value} label={formLabel(name)} onChange={field.onChange} />
      )}
    />
  );
}
