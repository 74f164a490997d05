import { Fragment, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type FieldsWith,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { ProposedFact } from "#contract/catalogue/proposals/propose-facts.ts";
import { useMediaQuery } from "../use-media-query.ts";
import { FormSwitch } from "../forms/form.tsx";
import { AvailabilityFields } from "./fields/availability-fields.tsx";
import { CategoryField } from "./fields/category-field.tsx";
import type { ProductFormValues } from "./form-state/product-form-values.ts";
import { MetalChips } from "./fields/metal-chips.tsx";
import { useProposedFacts } from "./suggestions/use-proposed-facts.ts";
import { LastPieceOffer } from "./suggestions/last-piece-offer.tsx";
import { HomeSwitches } from "./fields/home-switches.tsx";
import { formLabel } from "./form-state/compare-versions.ts";
import { TagsField } from "./fields/tags-field.tsx";
import { TextField, type TypedField } from "./fields/text-field.tsx";
import type { SuggestedDetails } from "./suggestions/use-suggested-details.ts";

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

type ProductFieldsProps = { isNew: boolean; suggested: SuggestedDetails };

/** All fields of a piece: its facts, then its state in the shop. */
export function ProductFields({ isNew, suggested }: ProductFieldsProps) {
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

/** The switches of a piece: listed, custom, home page sections. */
function ProductSwitches() {
  return (
    <div>
      <SwitchField name="isActive" />
      <SwitchField name="isCustomDesign" />
      <HomeSwitches />
    </div>
  );
}

type SwitchName = FieldsWith<{ kind: "flag" }>;

/** The control of a boolean field. */
const SwitchField = ({ name }: { name: SwitchName }) => (
  <FormSwitch<ProductFormValues> label={formLabel(name)} name={name} />
);

/** Offers what the piece's own words name of a field, while it is empty. */
function FactOffer({ name }: { name: ProposedFact }) {
  const { control, setValue } = useFormContext<ProductFormValues>();
  const [written, materials, title, description, dimensions] = useWatch({
    control,
    name: [name, "materials", "name", "description", "dimensions"],
  });
  const texts = { materials, name: title, description, dimensions };
  const proposal = useProposedFacts(texts, written.trim() === "")?.[name];
  if (!proposal) return null;
  const apply = () => setValue(name, proposal.text, { shouldDirty: true, shouldValidate: true });
  return (
    <p className="toolbar muted product-offer">
      <button className="link" onClick={apply} type="button">
        Fill in from your words
      </button>
      <span>{proposal.isSure ? proposal.text : `${proposal.text}. Please check it.`}</span>
    </p>
  );
}
