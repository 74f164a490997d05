import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Inquiry, InquiryState } from "#contract/sales/inquiries.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { refetch } from "../api-client/refetch.ts";

/** Shows what a call answered at once, and fetches the lists again. */
export function showInquiry(client: QueryClient, inquiry: Inquiry): void {
  client.setQueryData([`/api/inquiries/${inquiry.id}`], inquiry);
  void refetchInquiries(client);
}

/** Moves an inquiry to another state. */
export function useSetInquiryState(id: number, failed: string = "Couldn’t change the status") {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    scope: { id: `state of inquiry ${id}` },
    mutationFn: (state: InquiryState) => callApi<Inquiry>("PUT", `/api/inquiries/${id}`, { state }),
    onSuccess: (inquiry) => showInquiry(client, inquiry),
    onError: (error) => showError(failed, error),
  });
}

/** Fetches again what changes with an inquiry. */
export const refetchInquiries = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  refetch(client, "/api/inquiries", "/api/sales", "/api/customers", "/api/outgoing-mails");
