import { type ReactNode, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { isOpenQuote } from "#contract/sales/quote-states.ts";
import { endOfDay } from "#contract/end-of-day.ts";
import { isolateText } from "#contract/isolate-text.ts";
import {
  type Inquiry,
  INQUIRY_STATES,
  type InquiryPiece,
  type InquiryState,
} from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import type { SaleStep } from "#contract/sales/sale.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { INQUIRY_STATE_LABELS } from "../../inquiries/inquiry-state-labels.ts";
import { refetchInquiries, useSetInquiryState } from "../../inquiries/use-change-inquiry.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import type { SaleRecord } from "../thread/thread-entries.ts";
import { defaultLastDay, useReserve } from "../side/use-reserve.ts";
import { NoteDialog } from "./note-dialog.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useMediaQuery } from "../../use-media-query.ts";

/** Something that can be done with a sale: the button of its step, or an entry of the menu. */
export type Offer = {
  label: string;
  /** The steps of which it is the button. */
  steps?: SaleStep[];
  isAlarm?: boolean;
  isPending?: boolean;
} & ({ run: () => void; to?: never } | { to: string; run?: never });

type Props = {
  inquiry: Inquiry;
  sale: SaleRecord;
  piece: InquiryPiece | undefined;
  /** Puts the cursor into the reply. */
  onWrite: () => void;
  children: (offers: Offer[]) => ReactNode;
};

/** What can be done with an inquiry, and the dialog of its notes. */
export function InquiryOffers({ inquiry, sale, piece, onWrite, children }: Props) {
  const [timesAsked, setTimesAsked] = useState(0);
  const close = useCloseInquiry(inquiry);
  const quotes = useQuoteOffers(inquiry, sale);
  const reserve = useReserveOffer(inquiry, piece);
  const states = useStateOffers(inquiry);
  if (inquiry.state === "to-check") return children([]);
  return (
    <>
      {children([
        { steps: ["answer", "write-again"], label: "Write a reply", run: onWrite },
        ...quotes,
        ...reserve,
        {
          label: sale.orders.length > 0 ? "Record another order" : "Record order",
          to: `/admin/orders/new?inquiry=${inquiry.id}`,
        },
        { label: "Add a note", run: () => setTimesAsked(timesAsked + 1) },
        ...states,
        {
          label: close.isClosed ? "Open again" : "Close this inquiry",
          isPending: close.isPending,
          run: close.run,
        },
      ])}
      <NoteDialog inquiryId={inquiry.id} timesAsked={timesAsked} />
    </>
  );
}

/** To make a quote, to go on with its draft, to change it, and to withdraw it. */
function useQuoteOffers({ id }: Inquiry, { quotes }: SaleRecord): Offer[] {
  const withdraw = useWithdrawQuote();
  const open = quotes.find(isOpenQuote);
  const isDraft = quotes[0]?.state === "draft";
  const edit: Offer = {
    steps: ["make-quote", "send-quote"],
    label: isDraft ? "Continue the quote" : open ? "Change the quote" : "Make a quote",
    to: `/admin/inquiries/${id}/quote`,
  };
  if (!open) return [edit];
  const end: Offer = {
    label: "Withdraw the quote",
    isPending: withdraw.isPending,
    run: () => withdraw.mutate(open.id),
  };
  return [edit, end];
}

function useReserveOffer(inquiry: Inquiry, piece: InquiryPiece | undefined): Offer[] {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { reserve } = useReserve(inquiry);
  const productId = piece?.productId ?? null;
  if (productId === null || piece?.availability !== "available") return [];
  const last = defaultLastDay(now, timeZone);
  const until = formatRecentDay(endOfDay(last, timeZone), { now, timeZone });
  return [
    {
      label: `Reserve for ${isolateText(firstName(inquiry.name))} until ${until}`,
      isPending: reserve.isPending,
      run: () => reserve.mutate({ productId, until: last }),
    },
  ];
}

/** The states that are set by hand; Close has an entry of its own. */
function useStateOffers({ id, state }: Inquiry): Offer[] {
  const change = useSetInquiryState(id);
  const others: InquiryState[] = INQUIRY_STATES.filter(
    (each) => each !== "to-check" && each !== "closed" && each !== state,
  );
  return others.map((each) => ({
    label: `Mark as ${INQUIRY_STATE_LABELS[each].toLowerCase()}`,
    run: () => change.mutate(each),
  }));
}

/** Withdraws a quote that was sent. */
function useWithdrawQuote() {
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

/** Closes an inquiry, with Undo, or opens it again. On a phone the list is shown afterwards. */
function useCloseInquiry({ id, name, state }: Inquiry) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const change = useSetInquiryState(id, "Couldn’t close it");
  const isClosed = state === "closed";
  return {
    isClosed,
    isPending: change.isPending,
    run: () => {
      if (isClosed) return change.mutate("waiting-for-you");
      return change.mutate("closed", {
        onSuccess: () => {
          toast({
            title: "Closed",
            description: `${firstName(name)}’s inquiry moved to Closed.`,
            action: { label: "Undo", onPress: () => change.mutate(state) },
          });
          if (isPhone) void navigate("/admin/inquiries");
        },
      });
    },
  };
}
