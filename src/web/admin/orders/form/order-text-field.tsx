import type { InputHTMLAttributes } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { OrderForm } from "./order-form.ts";

type Props = {
  name: FieldPath<OrderForm>;
  label: string;
  help?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "placeholder" | "min">;

/** A field of one line in the form of an order. */
export function OrderTextField({ name, label, help, ...input }: Props) {
  const { register, getFieldState, formState } = useFormContext<OrderForm>();
  const error = getFieldState(name, formState).error?.message as string | undefined;
  const id = `order-${name.replaceAll(".", "-")}`;
  const isNumber = input.type === "number";
  return (
    <Field id={id} label={label} error={error} {...(help && { help })}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        {...input}
        {...fieldAriaProps(id, error, help !== undefined)}
        {...register(name, { valueAsNumber: isNumber })}
      />
    </Field>
  );
}
