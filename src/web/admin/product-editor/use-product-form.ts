import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Product } from "#contract/products.ts";
import { findDraft } from "../forms/use-draft.ts";
import { useRestoredDraft } from "../forms/use-restored-draft.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { validateProduct } from "./validate-product.ts";
import { changedFields } from "./compare-versions.ts";
import { NEW_PRODUCT, type ProductFormValues, toFormValues } from "./product-form-values.ts";

/**
 * The form of a piece, with what this device kept of an earlier try. When the piece is changed from
 * its row while the form is open, fields that nobody touched here follow; one that was touched waits
 * for the saving, which shows both.
 * @param product as it now stands; null for a new one
 */
export function useProductForm(product: Product | null, timeZone: string) {
  const name = draftKey(product?.id ?? "new");
  const seen = useRef(product?.version);
  const [base, setBase] = useState(() => valuesOf(product, timeZone));
  // What was typed at an earlier version goes back to that version: the saving then shows both.
  const [version, setVersion] = useState(
    () => findDraft<ProductFormValues>(name)?.version ?? product?.version ?? null,
  );
  const form = useForm<ProductFormValues>({
    resolver: validateProduct(timeZone),
    defaultValues: base,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const kept = useRestoredDraft(form, name, version);
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  /** From here on the form stands on another version of the piece. */
  const standOn = (now: Product, values: ProductFormValues) => {
    const next = toFormValues(now, timeZone);
    setBase(next);
    setVersion(now.version);
    form.reset(next);
    form.reset(values, { keepDefaultValues: true });
  };
  const follow = useEffectEvent((now: Product) => {
    const mine = form.getValues();
    const next = toFormValues(now, timeZone);
    const touched = changedFields(base, mine);
    if (changedFields(base, next).some((field) => touched.includes(field))) return;
    const values = Object.fromEntries(touched.map((field) => [field, mine[field]]));
    standOn(now, { ...next, ...values });
  });
  useEffect(() => {
    if (!product || product.version === seen.current) return;
    seen.current = product.version;
    follow(product);
  }, [product]);

  return { form, base, version, standOn, kept };
}

/** Under which name this device keeps what is typed of a piece. */
export const draftKey = (editing: number | "new"): string => `product:${editing}`;

const valuesOf = (product: Product | null, timeZone: string): ProductFormValues =>
  product ? toFormValues(product, timeZone) : NEW_PRODUCT;
