import { useEffect, useEffectEvent, useState } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { useFactsFromName } from "../suggestions/use-facts-from-name.ts";
import { useSuggestedDetails } from "../suggestions/use-suggested-details.ts";
import { useSuggestedSku } from "../suggestions/use-suggested-sku.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { ProductFields } from "../product-fields.tsx";
import { PieceLedger } from "./piece-ledger.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { type SentenceState, useSentence } from "./use-sentence.ts";

type PieceFactsProps = {
  isNew: boolean;
  isPending: boolean;
  state: SentenceState;
  /** Whether all fields are shown, not only what the sentence says. */
  isWhole: boolean;
  onWhole: () => void;
};

/** A piece in one sentence, with all that is known of it beneath. What is being saved is not filled in any more. */
export function PieceFacts({ isNew, isPending, state, isWhole, onWhole }: PieceFactsProps) {
  const { sentence, reading, error } = useSentence(state);
  const isFilledIn = isNew && !isPending;
  useSuggestedSku(isFilledIn);
  useFactsFromName(isFilledIn && sentence.trim() === "");
  const suggested = useSuggestedDetails(isFilledIn, reading.noun);
  useShownErrors(isWhole, onWhole);
  useFocusOnWhole(isWhole);
  return (
    <>
      <div>
        <SentenceField error={error} isNew={isNew} reading={reading} sentence={sentence} />
        <PieceLedger isBrief={isWhole} reading={reading} suggested={suggested} />
      </div>
      {isWhole ? (
        <ProductFields isNew={isNew} suggested={suggested} />
      ) : (
        <button className="link target all-fields" onClick={onWhole} type="button">
          All fields
        </button>
      )}
    </>
  );
}

/** The fields that a row of the ledger opens, where their errors are shown. */
const IN_LEDGER = new Set<string>([
  "images",
  "name",
  "price",
  "metals",
  "weight",
  "stones",
  "ringSize",
  "categoryId",
  "availability",
  "isActive",
  "stock",
  "reservedFor",
  "leadTime",
]);

/** Shows all fields once one has an error that the ledger has no row for. */
function useShownErrors(isWhole: boolean, onWhole: () => void): void {
  const { formState } = useFormContext<ProductFormValues>();
  const isElsewhere = Object.keys(formState.errors).some((field) => !IN_LEDGER.has(field));
  useEffect(() => {
    if (isElsewhere && !isWhole) onWhole();
  }, [isElsewhere, isWhole, onWhole]);
}

/** The button that shows all fields is gone then: the first of them gets its focus. */
function useFocusOnWhole(isWhole: boolean): void {
  const { setFocus, formState } = useFormContext<ProductFormValues>();
  const [wasWhole] = useState(isWhole);
  const focus = useEffectEvent(() => {
    const [wrong] = Object.keys(formState.errors) as FieldPath<ProductFormValues>[];
    setFocus(wrong ?? "name");
  });
  useEffect(() => {
    if (isWhole && !wasWhole) focus();
  }, [isWhole, wasWhole]);
}
