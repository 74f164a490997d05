import { useQueryClient } from "@tanstack/react-query";
import { dayAfter } from "#contract/end-of-day.ts";
import type { Inquiry, InquiryPiece, Reserve } from "#contract/sales/inquiries.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { showInquiry } from "../../inquiries/use-change-inquiry.ts";

const DAYS = 8;

/** The last day of a new reservation, "2026-11-30". */
export const defaultLastDay = (now: Date, timeZone: string): string =>
  dayAfter(now, DAYS, timeZone);

type Reservation = Reserve & {
  /** The last day before it was changed, to which Undo returns. */
  former?: string | null;
};

/** Reserves a piece for who asks, with Undo, and releases it. */
export function useReserve(inquiry: Inquiry) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { timeZone } = useDesk().settings;
  const showError = useErrorToast();
  const show = (changed: Inquiry) => {
    showInquiry(client, changed);
    void refetch(client, "/api/products", "/api/inventory");
  };
  const release = useAction({
    mutationFn: ({ productId }: { productId: number; piece: string }) =>
      callApi<Inquiry>("POST", `/api/inquiries/${inquiry.id}/release`, { productId }),
    onSuccess: (changed, { piece }) => {
      show(changed);
      toast({ title: "Released", description: `${piece} is available again.` });
    },
    onError: (error) => showError("Couldn’t release it", error),
  });
  const reserve = useAction({
    mutationFn: ({ productId, until }: Reservation) =>
      callApi<Inquiry>("POST", `/api/inquiries/${inquiry.id}/reserve`, { productId, until }),
    onSuccess: (changed, { productId, former }) => {
      show(changed);
      const piece = changed.pieces.find((each) => each.productId === productId);
      const until = formatUntil(piece, timeZone);
      toast({
        title: `Reserved for ${firstName(inquiry.name)}`,
        description: `Until ${until}. Visitors see “Reserved.”`,
        action: {
          label: "Undo",
          onPress: () => {
            if (former) reserve.mutate({ productId, until: former });
            else release.mutate({ productId, piece: piece?.name ?? "" });
          },
        },
      });
    },
    onError: (error) => showError("Couldn’t reserve it", error),
  });
  return { reserve, release };
}

const formatUntil = (piece: InquiryPiece | undefined, timeZone: string): string =>
  piece?.reservedUntil
    ? formatShortDate(piece.reservedUntil, timeZone, new Date().toISOString())
    : "";
