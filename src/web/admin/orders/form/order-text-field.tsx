import type { InputHTMLAttributes } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { parseCount } from "#contract/typed-numbers.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { OrderForm } from "./order-form.ts";

type Props = {
  name: FieldPath<OrderForm>;
  label: string;
  help?: string;
  /** Whether it is a whole number: NaN where what is typed is none. */
  isCount?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "placeholder">;

/** A field of one line in the form of an order. */
export function OrderTextField({ name, label, help, isCount, ...input }: Props) {
  const { register, getFieldState, formState } = useFormContext<OrderForm>();
  const error = getFieldState(name, formState).error?.message as string | undefined;
  const id = `order-${name.replaceAll(".", "-")}`;
  return (
    <Field id={id} label={label} error={error} {...(help && { help })}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        {...(isCount && { inputMode: "numeric" })}
        {...input}
        {...fieldAriaProps(id, error, help !== undefined)}
        {...register(name, isCount ? { setValueAs: toCount } : {})}
      />
    </Field>
  );
}

/** The form holds a number from the start; the field gives a text. */
const toCount = (typed: string | number): number =>
  typeof typed === "number" ? typed : (parseCount(typed) ?? Number.NaN);
