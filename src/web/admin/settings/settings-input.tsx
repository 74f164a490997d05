import { useFormContext } from "react-hook-form";
import type { Settings } from "#contract/settings.ts";
import { Field } from "#web/ui/field.tsx";
import type { SETTINGS_PARTS } from "./settings-fields.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";

type SettingsInputProps = (typeof SETTINGS_PARTS)[number]["fields"][number];

export function SettingsInput({
  name,
  label,
  help,
  rows,
  half,
  ...attributes
}: SettingsInputProps) {
  const { register, formState } = useFormContext<Settings>();
  const error = formState.errors[name]?.message;
  const id = `settings-${name}`;
  const shared = {
    id,
    ...fieldAriaProps(id, error, Boolean(help)),
    ...attributes,
    ...register(name),
  };
  return (
    <div className={half ? undefined : "wide"}>
      <Field error={error} id={id} label={label} {...(help && { help })}>
        {rows ? <textarea rows={rows} {...shared} /> : <input {...shared} />}
      </Field>
    </div>
  );
}
