import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Product } from "#contract/products.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import type { HomePlace } from "../../product-editor/place-on-home.ts";
import { usePlaceOnHome } from "../../product-editor/use-place-on-home.ts";
import { findConflictingProduct } from "../../product-editor/find-conflicting-product.ts";
import type { ProductFormValues } from "../../product-editor/product-form-values.ts";
import { toProductChange } from "./piece-fields.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** The new values, and the piece they are based on. */
type SaveRequest = { values: ProductFormValues; over: Product };
/** The current piece, whose version differs, and the values that were not saved. */
type Conflict = { current: Product; mine: ProductFormValues };

/** Saves the changed fields of a piece, and shows it in these sections of the home page. A failed save keeps the typed values. */
export function useSavePiece(places: ReadonlySet<HomePlace>, onSaved: () => void) {
  const { timeZone } = useDesk().settings;
  const client = useQueryClient();
  const placeOnHome = usePlaceOnHome();
  const showError = useErrorToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const save = useMutation({
    mutationFn: ({ values, over }: SaveRequest) =>
      callApi<Product>(
        "PATCH",
        `/api/products/${over.id}`,
        toProductChange(values, over, timeZone),
      ),
    onSuccess: async (piece) => {
      onSaved();
      await placeOnHome(piece, [...places], "Product updated successfully!");
      await refetch(
        client,
        "/api/products",
        "/api/inventory",
        "/api/import-queue",
        "/api/admin/stats",
      );
    },
    onError: (error, { values }) => {
      const current = findConflictingProduct(error);
      if (current) setConflict({ current, mine: values });
      showError("Failed to update product", error);
    },
  });
  return { save, conflict, dismissConflict: () => setConflict(null) };
}
