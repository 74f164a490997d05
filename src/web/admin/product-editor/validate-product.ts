import type { FieldErrors, Resolver } from "react-hook-form";
import "#contract/validation-messages.ts";
import { newProductSchema } from "#contract/products.ts";
import {
  type ProductField,
  type ProductFormValues,
  toProductInput,
} from "./product-form-values.ts";

/** The contract's own rules on the form. Its own sentence only where something is missing. */
export function validateProduct(timeZone: string): Resolver<ProductFormValues> {
  return (values) => {
    const errors: FieldErrors<ProductFormValues> = {};
    const checked = newProductSchema.safeParse(toProductInput(values, timeZone));
    for (const { path, message } of checked.error?.issues ?? []) {
      const field = findField(String(path[0]), values);
      if (field) errors[field] ??= { type: "contract", message };
    }
    if (values.name.trim() === "") errors.name = missing("Product Name is required");
    if (values.price.trim() === "") errors.price = missing("Price is required");
    const isValid = Object.keys(errors).length === 0;
    return isValid ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The form's field of this name, if it has one. */
export const findField = (name: string, values: ProductFormValues): ProductField | undefined =>
  (Object.keys(values) as ProductField[]).find((field) => field === name);

const missing = (message: string) => ({ type: "required", message });
