import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import type { OrderForm } from "./order-form.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";

const FIELDS = [
  { name: "customerName", label: "Customer name", autoComplete: "off", wide: true },
  { name: "customerEmail", label: "Customer e-mail", type: "email", autoComplete: "off" },
  { name: "customerPhone", label: "Phone", type: "tel", autoComplete: "off" },
  { name: "line1", label: "Address", autoComplete: "off", wide: true },
  { name: "city", label: "City", autoComplete: "off" },
  { name: "state", label: "State", autoComplete: "off" },
  { name: "postalCode", label: "Postal code", autoComplete: "off" },
  { name: "country", label: "Country", autoComplete: "off" },
] as const;

export function CustomerFields() {
  const { register, formState } = useFormContext<OrderForm>();
  return (
    <div className="new-order-fields">
      {FIELDS.map(({ name, label, ...field }) => {
        const error = formState.errors[name]?.message;
        const id = `order-${name}`;
        return (
          <div key={name} className={"wide" in field ? "wide" : undefined}>
            <Field id={id} label={label} error={error}>
              <input
                id={id}
                type={"type" in field ? field.type : "text"}
                autoComplete={field.autoComplete}
                {...fieldAriaProps(id, error)}
                {...register(name)}
              />
            </Field>
          </div>
        );
      })}
      <div className="wide">
        <Field id="order-notes" label="Notes">
          <textarea id="order-notes" rows={3} {...register("notes")} />
        </Field>
      </div>
    </div>
  );
}
