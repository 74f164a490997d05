import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { MESSAGES } from "./messages.ts";
import { NEW_PRODUCT, type NewProductFields, toNewProduct } from "./new-product.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

export function useAddProduct(form: UseFormReturn<NewProductFields>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: NewProductFields) =>
      callApi<Product>("POST", "/api/products", toNewProduct(fields)),
    onSuccess: async ({ name }, _fields, sent) => {
      continueFrom(form, sent, NEW_PRODUCT);
      toast({ title: MESSAGES.add.added, description: name });
      await refetch(client, "/api/products", "/api/inventory", "/api/admin/stats");
    },
    onError: (error) => showError(MESSAGES.add.failed, error),
  });
}
