import type { FieldErrors, Resolver } from "react-hook-form";
import { newProductSchema } from "#contract/catalogue/products.ts";
import {
  type ProductField,
  type ProductFormValues,
  toProductInput,
} from "./product-form-values.ts";

/** Validates the form with the contract's schema; required fields have their own messages. */
export function validateProduct(timeZone: string): Resolver<ProductFormValues> {
  return (values) => {
    const errors: FieldErrors<ProductFormValues> = {};
    const checked = newProductSchema.safeParse(toProductInput(values, timeZone));
    for (const { path, message } of checked.error?.issues ?? []) {
      const field = findField(String(path[0]), values);
      if (field) errors[field] ??= { type: "contract", message };
    }
    if (errors.stock) errors.stock.message = "Enter a whole number, like 1.";
    if (values.name.trim() === "") errors.name = missing("Product Name is required");
    if (values.price.trim() === "") errors.price = missing("Price is required");
    const isValid = Object.keys(errors).length === 0;
    return isValid ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The form field of a name, undefined if there is none. */
export const findField = (name: string, values: ProductFormValues): ProductField | undefined =>
  (Object.keys(values) as ProductField[]).find((field) => field === name);

const missing = (message: string) => ({ type: "required", message });
