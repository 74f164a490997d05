import { useQueryClient } from "@tanstack/react-query";
import type { InquiryCheck } from "#contract/sales/inquiries.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { INQUIRY_WORDS } from "./messages.ts";
import { refetchInquiries } from "./refetch-inquiries.ts";

const { held, about } = INQUIRY_WORDS;

type Checked = { count: number; batch: string | null };

/** Accepts held inquiries, or moves them to the trash, with Undo. */
export function useCheckInquiries(onDone?: (check: InquiryCheck) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const restore = useAction({
    keyOf: (batch) => batch,
    mutationFn: (batch: string) => callApi("POST", "/api/trash/restore-batch", { batch }),
    onError: (error) => showError(held.restoreFailed, error),
    onSettled: () => refetchInquiries(client),
  });
  return useAction({
    keyOf: ({ ids }) => ids.join(),
    mutationFn: (check: InquiryCheck) => callApi<Checked>("POST", "/api/inquiries/check", check),
    onSuccess: ({ count, batch }, check) => {
      onDone?.(check);
      toast(
        batch === null
          ? { title: held.accepted(count) }
          : {
              title: held.removed(count),
              description: held.removedText,
              action: { label: about.undo, onPress: () => restore.mutate(batch) },
            },
      );
    },
    onError: (error, { action }) =>
      showError(action === "accept" ? held.acceptFailed : held.removeFailed, error),
    onSettled: () => refetchInquiries(client),
  });
}
