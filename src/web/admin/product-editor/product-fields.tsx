import { type ComponentProps, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import type { Category } from "#contract/categories.ts";
import { Field } from "#web/ui/field.tsx";
import { AvailabilityFields } from "./availability-fields.tsx";
import { PhotosField } from "./photos-field.tsx";
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/product-fields.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import { LastPieceOffer } from "./last-piece-offer.tsx";
import { ProductSwitches } from "./product-switches.tsx";
import { SwitchField, type SwitchName } from "./switch-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { TextField, type TypedField } from "./text-field.tsx";
import { useSuggestedSku } from "./use-suggested-sku.ts";
import { useMediaQuery } from "../use-media-query.ts";
import { NamedOptions } from "../forms/named-options.tsx";

/** Fields with a place of their own in the form; whatever else is declared comes after the dimensions. */
const PLACED: ProductFieldName[] = [
  "name",
  "price",
  "categoryId",
  "materials",
  "weight",
  "sku",
  "dimensions",
  "description",
  "availability",
  "stock",
  "reservedFor",
  "reservedUntil",
  "leadTime",
  "isActive",
  "isCustomDesign",
];
const OTHERS = PRODUCT_FIELD_NAMES.filter((name) => !PLACED.includes(name));

/** The whole form of a piece: photos first, then its facts, then its state in the shop. */
export function ProductFields({
  isNew,
  ...pictures
}: ComponentProps<typeof PhotosField> & { isNew: boolean }) {
  useSuggestedSku(isNew);
  const { formState } = useFormContext<ProductFormValues>();
  const isSmall = useMediaQuery("(max-width: 767px)");
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const hasErrors = Object.keys(formState.errors).some((name) => !FIRST.includes(name));
  const isOpen = hasErrors || (isOpened ?? !(isNew && isSmall));
  return (
    <>
      <PhotosField {...pictures} />
      <TextField name="name" />
      <div className="product-pair">
        <TextField name="price" />
        <CategoryField />
      </div>
      {isNew && <LastPieceOffer />}
      <details
        className="product-more"
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        open={isOpen}
      >
        <summary>
          More details <small>Materials, weight, SKU, description, tags, state</small>
        </summary>
        <MoreFields />
      </details>
    </>
  );
}

/** The fields of the first screen, beside which the rest may be folded. */
const FIRST = ["images", "name", "price", "categoryId"];

function MoreFields() {
  return (
    <>
      <TextField name="materials" />
      <div className="product-pair">
        <TextField name="weight" />
        <TextField name="sku" />
      </div>
      <TextField name="dimensions" />
      {OTHERS.map((name) =>
        productField(name).kind === "flag" ? (
          <SwitchField key={name} name={name as SwitchName} />
        ) : (
          <TextField key={name} name={name as TypedField} />
        ),
      )}
      <TextField name="description" />
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
            <NamedOptions items={data} />
          </select>
        </Field>
      )}
    />
  );
}
