import { useQueryClient } from "@tanstack/react-query";
import type { InquiryCheck } from "#contract/sales/inquiries.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { refetchInquiries } from "./use-change-inquiry.ts";

type Checked = { count: number; batch: string | null };

/** Accepts held inquiries, or moves them to the trash, with Undo. */
export function useCheckInquiries(onDone?: (check: InquiryCheck) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const restore = useAction({
    keyOf: (batch) => batch,
    mutationFn: (batch: string) => callApi("POST", "/api/trash/restore-batch", { batch }),
    onError: (error) => showError("Couldn’t bring them back", error),
    onSettled: () => refetchInquiries(client),
  });
  return useAction({
    keyOf: ({ ids }) => ids.join(),
    mutationFn: (check: InquiryCheck) => callApi<Checked>("POST", "/api/inquiries/check", check),
    onSuccess: ({ count, batch }, check) => {
      onDone?.(check);
      toast(
        batch === null
          ? { title: describeAccepted(count) }
          : {
              title: describeDeleted(count),
              description: "You can bring it back from Trash for 30 days.",
              action: { label: "Undo", onPress: () => restore.mutate(batch) },
            },
      );
    },
    onError: (error, { action }) =>
      showError(action === "accept" ? "Couldn’t move them" : "Couldn’t delete them", error),
    onSettled: () => refetchInquiries(client),
  });
}

const describeAccepted = (count: number) =>
  count === 1 ? "Moved to New" : `${count} inquiries moved to New`;
const describeDeleted = (count: number) =>
  count === 1 ? "Inquiry deleted" : `${count} inquiries deleted`;
