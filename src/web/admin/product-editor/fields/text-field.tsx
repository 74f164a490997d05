import { type FieldsWith, productField } from "#contract/catalogue/product-fields.ts";
import { FormField } from "../../forms/form.tsx";
import { formLabel } from "../form-state/compare-versions.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

export type TypedField = FieldsWith<{
  kind: "text" | "money" | "weight" | "count" | "instant" | "ringSize" | "metals" | "stones";
}>;

/** The control of a typed field, after its declaration. */
export function TextField({ name, help }: { name: TypedField; help?: string }) {
  const { kind, rows, required, maxLength, placeholder, unit } = productField(name);
  return (
    <FormField<ProductFormValues>
      {...inputOf(kind)}
      // The dollar sign before an amount says its unit.
      help={help ?? (kind === "money" ? undefined : unit)}
      label={formLabel(name)}
      maxLength={maxLength}
      name={name}
      placeholder={placeholder}
      required={required}
      rows={rows}
    />
  );
}

/** `step` says how exact a number is. */
function inputOf(kind: ReturnType<typeof productField>["kind"]) {
  switch (kind) {
    case "money":
      return { type: "money", step: "0.01" } as const;
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
