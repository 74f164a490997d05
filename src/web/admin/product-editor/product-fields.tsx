import type { ComponentProps } from "react";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import type { Category } from "#contract/categories.ts";
import { Field } from "#web/ui/field.tsx";
import { AvailabilityFields } from "./availability-fields.tsx";
import { PhotosField } from "./photos-field.tsx";
import type { ProductFormValues } from "./product-form-values.ts";
import { ProductSwitches } from "./product-switches.tsx";
import { TagsField } from "./tags-field.tsx";
import { TextField } from "./text-field.tsx";

/** All that is known of a piece: what is seen first, then what is said, then how it stands in the shop. */
export function ProductFields(pictures: ComponentProps<typeof PhotosField>) {
  return (
    <>
      <PhotosField {...pictures} />
      <TextField label="Product Name" maxLength={255} name="name" required />
      <div className="product-pair">
        <TextField
          help="US dollars"
          label="Price"
          name="price"
          required
          step="0.01"
          type="number"
        />
        <CategoryField />
      </div>
      <TextField label="Materials" maxLength={2000} name="materials" />
      <div className="product-pair">
        <TextField help="grams" label="Weight" name="weight" step="0.01" type="number" />
        <TextField label="SKU" maxLength={100} name="sku" />
      </div>
      <TextField label="Dimensions" maxLength={255} name="dimensions" />
      <TextField label="Description" maxLength={20_000} name="description" rows={5} />
      <TagsField />
      <AvailabilityFields />
      <ProductSwitches />
    </>
  );
}

function CategoryField() {
  const { control } = useFormContext<ProductFormValues>();
  const { data } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  return (
    <Controller
      control={control}
      name="categoryId"
      render={({ field }) => (
        <Field id="product-category" label="Category">
          <select id="product-category" {...field}>
            <option value="">No category</option>
            {data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
    />
  );
}
