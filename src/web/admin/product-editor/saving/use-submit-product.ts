import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Product } from "#contract/catalogue/products.ts";
import { z } from "#contract/zod.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { draftTypedSince } from "../../drafts/draft-typed-since.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { findField } from "../form-state/validate-product.ts";
import { changedFields } from "../form-state/compare-versions.ts";
import { type HomePlace, placeOnHome } from "../home-places/place-on-home.ts";
import {
  pickFields,
  type ProductFormValues,
  toFormValues,
  toProductInput,
  type ProductInput,
} from "../form-state/product-form-values.ts";
import { discardNewPricing, type NewPricing } from "../pricing/use-new-pricing.ts";
import { draftKey, type useProductForm } from "../form-state/use-product-form.ts";
import type { PricingForm } from "../pricing/use-pricing-form.ts";

const versioned = z.object({ id: z.int(), version: z.int(), name: z.string() });

type SubmitOptions = {
  product: Product | null;
  state: ReturnType<typeof useProductForm>;
  /** Of a new piece. */
  pricing: NewPricing;
  places: ReadonlySet<HomePlace>;
  onClose: () => void;
  onCreated?: ((piece: Product) => void) | undefined;
};

/** The current piece, whose version differs from the edited one. */
type Conflict = { current: Product; theirs: ProductFormValues };

/** Submits the form and handles conflicts and field errors. */
export function useSubmitProduct(options: SubmitOptions) {
  const { product, state, pricing, places, onClose, onCreated } = options;
  const { timeZone } = useDesk().settings;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { form, base, version, draft } = state;
  const save = useSaveProduct(product?.id ?? null, (saved, sent) => {
    const stored = toFormValues(saved, timeZone);
    const { id, version } = saved;
    draftTypedSince(form, { name: draftKey(id), version, sent, stored }, draft.close);
    if (!product) discardNewPricing();
    onClose();
    if (!product) onCreated?.(saved);
  });

  const onError = (error: Error) => {
    const current = findConflictingProduct(error);
    if (current) setConflict({ current, theirs: toFormValues(current, timeZone) });
    else showIssues(error);
  };
  const showIssues = (error: Error) => {
    const issues = (error instanceof ApiError && error.problem?.issues) || [];
    for (const { path, message } of issues) {
      const field = findField(path.split(".")[0] ?? "", form.getValues());
      if (field) form.setError(field, { type: "shop", message }, { shouldFocus: true });
    }
  };

  const submit = (values: ProductFormValues) => {
    const input = toProductInput(values, timeZone);
    const whole = { ...input, ...(pricing.isTouched && { pricing: pricing.form.input }) };
    const touched = product ? pickFields(input, changedFields(base, values)) : whole;
    send(touched, version);
  };
  const send = (input: ProductSave["input"], from: number | null) =>
    save.mutate({ input, places: [...places], sent: readTyped(form), version: from }, { onError });
  const resolve = (values: ProductFormValues) => {
    if (!conflict) return;
    const { current, theirs } = conflict;
    state.rebase(current, values);
    setConflict(null);
    const input = toProductInput(values, timeZone);
    const touched = pickFields(input, changedFields(theirs, values));
    send(touched, current.version);
  };
  const dismissConflict = () => setConflict(null);
  return { submit, resolve, conflict, dismissConflict, isPending: save.isPending };
}

type ProductSave = {
  /** All fields of a new piece, the changed fields of an existing one. */
  input: Partial<ProductInput> & { pricing?: PricingForm["input"] };
  /** The home page sections that shall show the piece. */
  places: HomePlace[];
  /** The form's values then. */
  sent: ProductFormValues;
  /** The version the edit is based on, null for a new piece. */
  version: number | null;
};

const REFETCHED = ["/api/inventory", "/api/products", "/api/admin/stats", "/api/import-queue"];

/** Creates or updates a piece and shows it in the chosen home page sections. */
function useSaveProduct(
  id: number | null,
  onSaved: (product: Product, sent: ProductFormValues) => void,
) {
  const client = useQueryClient();
  const placeOnHome = usePlaceOnHome();
  const showError = useErrorToast();
  const isNew = id === null;
  const done = isNew ? "Product created successfully!" : "Product updated successfully!";
  return useAction({
    mutationFn: ({ input, version }: ProductSave) =>
      isNew
        ? callApi<Product>("POST", "/api/products", input)
        : callApi<Product>("PUT", `/api/products/${id}`, { ...input, version }),
    onSuccess: async (product, { places, sent }) => {
      onSaved(product, sent);
      await placeOnHome(product, places, done);
      await refetch(client, ...REFETCHED);
    },
    onError: async (error) => {
      showError(isNew ? "Failed to create product" : "Failed to update product", error);
      // The SKU that was filled in may be another piece's by now.
      if (isNew) await refetch(client, "/api/inventory/next-sku");
    },
  });
}

/** The current piece, if a version conflict made the save fail. */
function findConflictingProduct(error: Error): Product | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = error.problem?.current;
  return versioned.safeParse(current).success ? (current as Product) : null;
}

/** Returns a function that shows a saved piece on the home page, and the outcome of both in a toast. */
function usePlaceOnHome() {
  const client = useQueryClient();
  const { toast } = useToast();
  return async (product: Product, places: HomePlace[], saved: string) => {
    const failure = await placeOnHome(product, places);
    if (failure) {
      toast({
        title: "Failed to update hero section",
        description: failure,
        variant: "destructive",
      });
    } else {
      const placed = places.length > 0 ? "Hero section updated successfully" : product.name;
      toast({ title: saved, description: placed });
    }
    if (places.length > 0) await refetch(client, "/api/hero-sections");
  };
}
