import type { HTMLInputTypeAttribute } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import type { ProductFormValues } from "./product-form-values.ts";

type TextName = Exclude<
  keyof ProductFormValues,
  "isActive" | "isCustomDesign" | "media" | "tagIds" | "availability"
>;

type TextFieldProps = {
  name: TextName;
  label: string;
  help?: string;
  required?: boolean;
  maxLength?: number;
  type?: HTMLInputTypeAttribute;
  step?: string;
  rows?: number;
  placeholder?: string;
};

/** A field of the piece that is typed. */
export function TextField({ name, label, help, rows, step, ...attributes }: TextFieldProps) {
  const { register, formState } = useFormContext<ProductFormValues>();
  const error = formState.errors[name]?.message;
  const id = `product-${name}`;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    ...attributes,
    ...register(name),
  };
  const isNumber = attributes.type === "number";
  return (
    <Field error={error} id={id} label={label} {...(help && { help })}>
      {rows ? (
        <textarea rows={rows} {...shared} />
      ) : (
        <input
          autoComplete="off"
          {...(isNumber && { min: 0, step, inputMode: step === "1" ? "numeric" : "decimal" })}
          {...shared}
        />
      )}
    </Field>
  );
}
