import { useFormContext } from "react-hook-form";
import type { Settings } from "#contract/settings.ts";
import { Field } from "#web/ui/field.tsx";
import type { SETTINGS_PARTS } from "./settings-fields.ts";

type SettingsInputProps = (typeof SETTINGS_PARTS)[number]["fields"][number];

/** One line of the settings. */
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
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
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
