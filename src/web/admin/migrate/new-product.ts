import type { FieldErrors, Resolver } from "react-hook-form";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { parseCents, parseCount } from "#contract/typed-numbers.ts";

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

/** The request body. The piece is listed at once. */
export const toNewProduct = (fields: NewProductFields) => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  price: (parseCents(fields.price) ?? Number.NaN) / 100,
  categoryId: fields.categoryId === "" ? null : Number(fields.categoryId),
  images: fields.image.trim() === "" ? [] : [fields.image.trim()],
  stock: fields.stock.trim() === "" ? 0 : (parseCount(fields.stock) ?? Number.NaN),
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

/** Form fields whose names differ from the contract's. */
const FIELD_OF: Record<string, keyof NewProductFields> = { images: "image" };

/** Validates the form with the contract's schema. */
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
  if (errors.stock) errors.stock.message = "Enter a whole number, like 1.";
  if (errors.image) errors.image.message = "Enter an address that begins with https://.";
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { values, errors: {} } : { values: {}, errors };
};

const missing = (message: string) => ({ type: "required", message });
