import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { type FieldsWith, productField } from "#contract/catalogue/product-fields.ts";
import { Field } from "#web/ui/field.tsx";
import { formLabel } from "../form-state/compare-versions.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import "../../forms/money-field.css";

export type TypedField = FieldsWith<{
  kind: "text" | "money" | "weight" | "count" | "instant" | "ringSize" | "metals" | "stones";
}>;

/** The control of a typed field, after its declaration. */
export function TextField({ name, help }: { name: TypedField; help?: string }) {
  const { register, formState } = useFormContext<ProductFormValues>();
  const { kind, rows, required, maxLength, placeholder, unit } = productField(name);
  const isMoney = kind === "money";
  const error = formState.errors[name]?.message;
  const id = `product-${name}`;
  // The dollar sign before an amount says its unit.
  const hint = help ?? (isMoney ? undefined : unit);
  const shared = {
    id,
    ...fieldAriaProps(id, error, Boolean(hint)),
    required,
    maxLength,
    placeholder,
    ...register(name),
  };
  return (
    <Field error={error} id={id} label={formLabel(name)} {...(hint && { help: hint })}>
      {rows ? (
        <textarea dir="auto" rows={rows} {...shared} />
      ) : (
        <Amount isMoney={isMoney}>
          <input autoComplete="off" dir="auto" {...inputOf(name)} {...shared} />
        </Amount>
      )}
    </Field>
  );
}

function Amount({ isMoney, children }: { isMoney: boolean; children: ReactNode }) {
  return isMoney ? <span className="money-field">{children}</span> : children;
}

/** Numbers are texts to the browser: a number field changes by the wheel and loses "1,299". `step` says how exact. */
function inputOf(name: TypedField) {
  switch (productField(name).kind) {
    case "money":
    case "weight":
      return { inputMode: "decimal", step: "0.01" } as const;
    case "count":
      return { inputMode: "numeric" } as const;
    case "instant":
      return { type: "date" } as const;
    default:
      return {};
  }
}
