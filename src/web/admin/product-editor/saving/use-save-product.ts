import { useQueryClient } from "@tanstack/react-query";
import type { Product } from "#contract/catalogue/products.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import type { HomePlace } from "../home-places/place-on-home.ts";
import type { ProductFormValues, ProductInput } from "../form-state/product-form-values.ts";
import type { PricingForm } from "../pricing/use-pricing-form.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { usePlaceOnHome } from "../home-places/use-place-on-home.ts";
import { MESSAGES } from "./messages.ts";

export type ProductSave = {
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
export function useSaveProduct(
  id: number | null,
  onSaved: (product: Product, sent: ProductFormValues) => void,
) {
  const client = useQueryClient();
  const placeOnHome = usePlaceOnHome();
  const showError = useErrorToast();
  const isNew = id === null;
  const done = isNew ? MESSAGES.created : MESSAGES.updated;
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
    onError: (error) => showError(isNew ? MESSAGES.createFailed : MESSAGES.updateFailed, error),
  });
}
