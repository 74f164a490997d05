import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Product } from "#contract/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { findConflictingProduct } from "../../product-editor/find-conflicting-product.ts";
import type { ProductFormValues } from "../../product-editor/product-form-values.ts";
import { toProductChange } from "./piece-fields.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** The new values, and the piece they are based on. */
type SaveRequest = { values: ProductFormValues; over: Product };
/** The current piece, whose version differs, and the values that were not saved. */
type Conflict = { current: Product; mine: ProductFormValues };

/** Saves the changed fields of a piece. A failed save keeps the typed values. */
export function useSavePiece(onSaved: () => void) {
  const { timeZone } = useDesk().settings;
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const save = useMutation({
    mutationFn: ({ values, over }: SaveRequest) =>
      callApi<Product>(
        "PATCH",
        `/api/products/${over.id}`,
        toProductChange(values, over, timeZone),
      ),
    onSuccess: async () => {
      toast({ title: "Product updated successfully!" });
      onSaved();
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
