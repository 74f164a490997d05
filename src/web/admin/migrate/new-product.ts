import type { FieldErrors, Resolver } from "react-hook-form";
import "#contract/validation-messages.ts";
import { newProductSchema } from "#contract/products.ts";

/** The form as it is typed. */
export type NewProductFields = {
  name: string;
  categoryId: string;
  price: string;
  stock: string;
  image: string;
  description: string;
};

export const NEW_PRODUCT: NewProductFields = {
  name: "",
  categoryId: "",
  price: "",
  stock: "1",
  image: "",
  description: "",
};

/** As the call takes it: numbers as numbers, and listed at once. */
export const toNewProduct = (fields: NewProductFields) => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  price: Number(fields.price),
  categoryId: fields.categoryId === "" ? null : Number(fields.categoryId),
  images: fields.image.trim() === "" ? [] : [fields.image.trim()],
  stock: fields.stock.trim() === "" ? 0 : Number(fields.stock),
  isActive: true,
});

const shape = newProductSchema.pick({
  name: true,
  description: true,
  price: true,
  categoryId: true,
  images: true,
  stock: true,
});

/** Where the form's field has a name of its own. */
const FIELD_OF: Record<string, keyof NewProductFields> = { images: "image" };

/** The contract's own rules on the form. */
export const checkNewProduct: Resolver<NewProductFields> = (values) => {
  const errors: FieldErrors<NewProductFields> = {};
  const input = { ...toNewProduct(values), price: values.price.trim() };
  for (const { path, message } of shape.safeParse(input).error?.issues ?? []) {
    const sent = String(path[0]);
    const name = FIELD_OF[sent] ?? (sent as keyof NewProductFields);
    errors[name] ??= { type: "contract", message };
  }
  if (values.name.trim() === "") errors.name = missing("Product Name is required");
  if (values.price.trim() === "") errors.price = missing("Price is required");
  if (errors.image) errors.image.message = "Must be an https address";
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { values, errors: {} } : { values: {}, errors };
};

const missing = (message: string) => ({ type: "required", message });
