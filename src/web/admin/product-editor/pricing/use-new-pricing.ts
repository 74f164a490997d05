import { useEffect, useState } from "react";
import { isSameJson } from "#contract/canonical-json.ts";
import { deleteDraft, readDraft, saveDraft } from "../../draft-store.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { type PricingValues, toPricingValues, usePricingForm } from "./use-pricing-form.ts";

/** The draft of how the price of a new piece is built, beside the draft of the piece. */
const DRAFT = "pricing:new";

export const discardNewPricing = (): void => deleteDraft(DRAFT);

/**
 * How the price of a piece that is not stored yet is built. It is a draft on this device until it is saved with
 * the piece.
 * @param isNew without it the piece is stored, and so is its pricing
 */
export function useNewPricing(isNew: boolean) {
  const isShown = useDesk().user.access === "everything" && isNew;
  const [blank] = useState(() => toPricingValues(null));
  // A draft of an earlier version may lack a field.
  const [first] = useState(() => ({
    ...blank,
    ...(isShown && readDraft<PricingValues>(DRAFT)?.values),
  }));
  const form = usePricingForm(first);
  const { values } = form;
  const isTouched = isShown && !isSameJson(values, blank);
  useUnsavedChanges(isTouched);
  useEffect(() => {
    if (!isShown) return;
    const at = new Date().toISOString();
    if (isTouched) saveDraft(DRAFT, { values, at, version: null });
    else discardNewPricing();
  }, [isShown, isTouched, values]);
  return {
    form,
    isTouched,
    /** Whether the piece can be created; else the field to correct has the focus. */
    check: (): boolean => {
      const [wrong] = isTouched ? form.wrong : [];
      if (wrong === undefined) return true;
      document.getElementById(`pricing-${wrong}`)?.focus();
      return false;
    },
  };
}
export type NewPricing = ReturnType<typeof useNewPricing>;
