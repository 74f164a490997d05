import type { ReactNode } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import type { QuoteForm } from "./quote-form.ts";

type Props = {
  name: FieldPath<QuoteForm>;
  label: string;
  help?: string;
  children: (control: {
    id: string;
    autoComplete: "off";
    "aria-invalid": boolean | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** A field of the quote with its help and error. */
export function QuoteField({ name, label, help, children }: Props) {
  const { getFieldState, formState } = useFormContext<QuoteForm>();
  const error = getFieldState(name, formState).error?.message;
  const id = `quote-${name.replaceAll(".", "-")}`;
  return (
    <Field error={error} id={id} label={label} {...(help && { help })}>
      {children({ id, autoComplete: "off", ...fieldAriaProps(id, error, help !== undefined) })}
    </Field>
  );
}
