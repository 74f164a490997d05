import type { InputHTMLAttributes } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { MailFields } from "./mail-fields.ts";

type MailInputProps = {
  name: Exclude<keyof MailFields, "security" | "password">;
  label: string;
  help?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "type" | "autoComplete" | "onBlur">;

/** A text field of the mail form. */
export function MailInput({ name, label, help, onBlur, ...attributes }: MailInputProps) {
  const { register, formState } = useFormContext<MailFields>();
  const error = formState.errors[name]?.message;
  const id = `mail-${name}`;
  const field = register(name);
  return (
    <Field error={error} id={id} label={label} {...(help && { help })}>
      <input
        autoCapitalize="none"
        autoComplete="off"
        id={id}
        spellCheck={false}
        {...fieldAriaProps(id, error, Boolean(help))}
        {...attributes}
        {...field}
        onBlur={(event) => {
          void field.onBlur(event);
          onBlur?.(event);
        }}
      />
    </Field>
  );
}
