import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import type { Category } from "#contract/catalogue/categories.ts";
import { newProductSchema, type Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { parseCents, parseCount } from "#contract/typed-numbers.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { Select, NamedOptions } from "../forms/controls.tsx";
import { Form, FormField } from "../forms/form.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const NEW_PRODUCT: NewProductFields = {
  name: "",
  categoryId: "",
  price: "",
  stock: "1",
  image: "",
  description: "",
};

/** The request body. The piece is listed at once. */
const toNewProduct = (fields: NewProductFields) => ({
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
const checkNewProduct: Resolver<NewProductFields> = (values) => {
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

const NewField = FormField<NewProductFields>;

/** A short form that adds one piece. */
export function AddProduct() {
  const { data: categories = [] } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const form = useForm<NewProductFields>({
    defaultValues: NEW_PRODUCT,
    resolver: checkNewProduct,
  });
  useUnsavedChanges(form.formState.isDirty);
  const add = useAddProduct(form);
  return (
    <section aria-labelledby="manual" className="desk-part">
      <h2 id="manual">Manual Product Addition</h2>
      <div className="stack migrate-body">
        <h3>Add Authentic Product</h3>
        <Form
          className="stack add-product"
          form={form}
          onSubmit={form.handleSubmit((fields) => add.mutate(fields))}
          prefix="new"
        >
          <div className="wide">
            <NewField label="Product Name" maxLength={255} name="name" required />
          </div>
          <NewField label="Category" name="categoryId">
            <Select>
              <option value="">Select a category</option>
              <NamedOptions items={categories} />
            </Select>
          </NewField>
          <NewField
            help="In US dollars."
            inputMode="decimal"
            label="Price"
            name="price"
            required
            step="0.01"
          />
          <NewField inputMode="numeric" label="Stock Quantity" min={0} name="stock" />
          <NewField
            help="The web address of a photo. Leave blank to add photos later."
            inputMode="url"
            label="Image URL"
            name="image"
            placeholder="https://"
          />
          <div className="wide">
            <NewField label="Description" maxLength={20_000} name="description" rows={4} />
          </div>
          <div className="desk-buttons wide">
            <button className="btn" disabled={add.isPending} type="submit">
              {add.isPending ? "Adding..." : "Add Product"}
            </button>
          </div>
        </Form>
      </div>
    </section>
  );
}

function useAddProduct(form: UseFormReturn<NewProductFields>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: NewProductFields) =>
      callApi<Product>("POST", "/api/products", toNewProduct(fields)),
    onSuccess: async ({ name }, _fields, sent) => {
      continueFrom(form, sent, NEW_PRODUCT);
      toast({ title: "Product added successfully!", description: name });
      await refetch(client, "/api/products", "/api/inventory", "/api/admin/stats");
    },
    onError: (error) => showError("Failed to add product", error),
  });
}

type NewProductFields = {
  name: string;
  categoryId: string;
  price: string;
  stock: string;
  image: string;
  description: string;
};
