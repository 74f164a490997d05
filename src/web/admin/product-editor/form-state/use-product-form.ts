import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import { readDraft } from "../../draft-store.ts";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { validateProduct } from "./validate-product.ts";
import { changedFields } from "./compare-versions.ts";
import {
  NEW_PRODUCT,
  type NewPieceValues,
  type ProductFormValues,
  toFormValues,
} from "./product-form-values.ts";

/**
 * The form of a piece, restored from a local draft. When the piece changes elsewhere while the form is
 * open, untouched fields follow; touched ones become a conflict on saving.
 * @param product null for a new piece
 * @param first what a new piece begins with
 */
export function useProductForm(
  product: Product | null,
  timeZone: string,
  first: NewPieceValues | undefined,
) {
  const name = draftKey(product?.id ?? "new");
  const lastVersion = useRef(product?.version);
  const [base, setBase] = useState(() =>
    product ? toFormValues(product, timeZone) : { ...NEW_PRODUCT, ...first },
  );
  // A draft of an earlier version keeps that version, so that saving shows the conflict.
  const [version, setVersion] = useState(
    () => readDraft<ProductFormValues>(name)?.version ?? product?.version ?? null,
  );
  const form = useForm<ProductFormValues>({
    resolver: validateProduct(timeZone),
    defaultValues: base,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, name, version);
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  /** Rebases the form on another version of the piece. */
  const rebase = (now: Product, values: ProductFormValues) => {
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
    rebase(now, { ...next, ...values, sentence: mine.sentence });
  });
  // Before the next key, which a form that was reset and not rendered yet would lose.
  useLayoutEffect(() => {
    if (!product || product.version === lastVersion.current) return;
    lastVersion.current = product.version;
    follow(product);
  }, [product]);

  return { form, base, version, rebase, draft };
}

/** The storage key of a piece's draft. */
export const draftKey = (editing: number | "new"): string => `product:${editing}`;
