import { Fragment, useState } from "react";
import { useFormContext } from "react-hook-form";
import { AvailabilityFields } from "./fields/availability-fields.tsx";
import { CategoryField } from "./fields/category-field.tsx";
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { ProductFormValues } from "./form-state/product-form-values.ts";
import { MetalChips } from "./fields/metal-chips.tsx";
import { FactOffer } from "./suggestions/fact-offer.tsx";
import { LastPieceOffer } from "./suggestions/last-piece-offer.tsx";
import { ProductSwitches } from "./fields/product-switches.tsx";
import { SwitchField, type SwitchName } from "./fields/switch-field.tsx";
import { TagsField } from "./fields/tags-field.tsx";
import { TextField, type TypedField } from "./fields/text-field.tsx";
import { useFactsFromName } from "./suggestions/use-facts-from-name.ts";
import { useSuggestedSku } from "./suggestions/use-suggested-sku.ts";
import { useSuggestedDetails } from "./suggestions/use-suggested-details.ts";
import { useMediaQuery } from "../use-media-query.ts";

/** Fields with a place of their own in the form; whatever else is declared comes after the dimensions. */
const PLACED: ProductFieldName[] = [
  "name",
  "price",
  "categoryId",
  "materials",
  "weight",
  "sku",
  "dimensions",
  "metals",
  "stones",
  "ringSize",
  "ringSizeFrom",
  "ringSizeTo",
  "length",
  "width",
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

/** The facts of a piece, then its state in the shop. */
export function ProductFields({ isNew }: { isNew: boolean }) {
  useSuggestedSku(isNew);
  useFactsFromName(isNew);
  const suggested = useSuggestedDetails(isNew);
  const { formState } = useFormContext<ProductFormValues>();
  const isSmall = useMediaQuery("(max-width: 767px)");
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const hasErrors = Object.keys(formState.errors).some((name) => !FIRST.includes(name));
  const isOpen = hasErrors || (isOpened ?? !(isNew && isSmall));
  return (
    <>
      <TextField name="name" />
      <TextField name="price" />
      <CategoryField isSuggested={suggested.category} onChosen={suggested.onCategoryChosen} />
      <MetalChips />
      <TextField name="materials" />
      {isNew && <LastPieceOffer />}
      <details
        className="product-more fold"
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        open={isOpen}
      >
        <summary>
          <b>More details</b>
          <small>Description, metals, stones, weight, size, SKU, tags, state</small>
        </summary>
        <MoreFields areTagsSuggested={suggested.tags} />
      </details>
    </>
  );
}

/** The fields of the first screen, beside which the rest may be folded. */
const FIRST = ["images", "name", "price", "categoryId", "materials"];

function MoreFields({ areTagsSuggested }: { areTagsSuggested: boolean }) {
  return (
    <>
      <TextField name="description" />
      <TextField name="metals" />
      <FactOffer name="metals" />
      <TextField name="stones" />
      <FactOffer name="stones" />
      <div className="product-pair">
        <TextField name="weight" />
        <TextField name="sku" />
      </div>
      <TextField name="dimensions" />
      <TextField name="ringSize" />
      <FactOffer name="ringSize" />
      <div className="product-pair">
        <TextField name="ringSizeFrom" />
        <TextField name="ringSizeTo" />
      </div>
      <div className="product-pair">
        <TextField name="length" />
        <TextField name="width" />
      </div>
      <FactOffer name="length" />
      <FactOffer name="width" />
      {OTHERS.map((name) =>
        productField(name).kind === "flag" ? (
          <SwitchField key={name} name={name as SwitchName} />
        ) : (
          <Fragment key={name}>
            <TextField name={name as TypedField} />
            {name === "chain" && <FactOffer name="chain" />}
          </Fragment>
        ),
      )}
      <TagsField areSuggested={areTagsSuggested} />
      <AvailabilityFields />
      <ProductSwitches />
    </>
  );
}
