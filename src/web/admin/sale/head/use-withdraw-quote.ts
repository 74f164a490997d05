import { useQueryClient } from "@tanstack/react-query";
import type { Quote } from "#contract/sales/quotes.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { refetchInquiries } from "../../inquiries/use-change-inquiry.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** Withdraws a quote that was sent. */
export function useWithdrawQuote() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: (id) => id,
    mutationFn: (id: number) => callApi<Quote>("POST", `/api/quotes/${id}/withdraw`),
    onSuccess: async () => {
      toast({
        title: "Quote withdrawn",
        description: "It can no longer be accepted. What it reserved is available again.",
      });
      await refetchInquiries(client);
      await refetch(client, "/api/products", "/api/inventory");
    },
    onError: (error) => showError("Couldn’t withdraw the quote", error),
  });
}
