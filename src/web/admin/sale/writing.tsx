import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { HeldBar } from "../inquiries/conversation/held-bar.tsx";
import { ReplyForm } from "../inquiries/conversation/reply-form.tsx";
import { ReplyMail } from "../inquiries/conversation/reply-mail.tsx";
import { firstName } from "../inquiries/describe-inquiry.ts";
import { useSetInquiryState } from "../inquiries/use-change-inquiry.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";

type Props = {
  inquiry: Inquiry;
  /** That it led to. */
  orders: Order[];
  piece: InquiryPiece | undefined;
  ref: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

/** The reply at the end of a thread; for a held message, what to do with it. */
export function Writing({ inquiry, orders, piece, ref, onLeave }: Props) {
  const similar = useSimilarOffer({ inquiry, orders, piece });
  useReadOnOpening(inquiry);
  const { hash } = useLocation();
  // Who pressed Answer types at once.
  useEffect(() => {
    if (hash === "#reply-text") ref.current?.focus();
  }, [hash, ref]);
  useShortcut("r", "Send reply", () => ref.current?.focus());
  if (inquiry.state === "to-check") return <HeldBar inquiry={inquiry} />;
  return (
    <>
      <ReplyMail inquiry={inquiry} />
      <ReplyForm inquiry={inquiry} onLeave={onLeave} piece={piece} ref={ref} similar={similar} />
    </>
  );
}

/** An inquiry that is opened waits for the shop from then on. */
function useReadOnOpening({ id, state }: Inquiry): void {
  const { mutate } = useSetInquiryState(id);
  const read = useEffectEvent(() => mutate("waiting-for-you"));
  const isNew = state === "new";
  const opened = useRef(false);
  useEffect(() => {
    if (isNew && !opened.current) read();
    // Set back to New by hand, it stays new until it is opened again.
    opened.current = true;
  }, [isNew]);
}

type Asked = Pick<Props, "inquiry" | "orders" | "piece">;

/** The text that offers a similar piece to somebody whose piece has gone to another; null for anyone else. */
function useSimilarOffer({ inquiry, orders, piece }: Asked): string | null {
  const { customerId } = inquiry;
  const customer = useQuery<Customer>({
    queryKey: [`/api/customers/${customerId}`],
    enabled: customerId !== null,
    // Orders change on other screens.
    refetchOnMount: "always",
  }).data;
  if (!piece || piece.productId === null || piece.isReservedHere) return null;
  const isTaken = piece.availability === "sold" || piece.availability === "reserved";
  const hasBought = [...orders, ...(customer?.orders ?? [])].some(
    ({ status, items }) =>
      status !== "cancelled" && items.some(({ productId }) => productId === piece.productId),
  );
  if (!isTaken || hasBought) return null;
  return `Hi ${firstName(inquiry.name)}, the ${piece.name} has found its owner. I can make a similar one for you.`;
}
