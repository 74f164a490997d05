import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import type { SettingsKey, SettingsValues } from "./use-settings-form.ts";

type Props = {
  name: SettingsKey;
  /** Where it is called otherwise than everywhere. */
  label?: string;
  help?: string;
  /** Several lines instead of one. */
  rows?: number;
  type?: "text" | "email" | "url" | "tel" | "date";
  inputMode?: "decimal";
  autoComplete?: string;
  required?: boolean;
};

/** A text setting with its label, help and error. */
export function SettingsInput({
  name,
  label = SETTINGS_LABELS[name] ?? name,
  help,
  rows,
  ...attributes
}: Props) {
  const { register, formState } = useFormContext<SettingsValues>();
  const error = formState.errors[name]?.message;
  const id = `settings-${name}`;
  const shared = {
    id,
    ...fieldAriaProps(id, error, Boolean(help)),
    ...attributes,
    ...register(name),
  };
  return (
    <Field error={error} id={id} label={label} {...(help && { help })}>
      {rows ? <textarea dir="auto" rows={rows} {...shared} /> : <input dir="auto" {...shared} />}
    </Field>
  );
}
