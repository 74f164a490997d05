import { useQueryClient } from "@tanstack/react-query";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { AskedPieces } from "./asked-pieces.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPapers } from "./order-papers.tsx";
import "./side.css";
import { ContactLinks } from "../../orders/contact-links.tsx";
import { OrderAddress } from "../../orders/order/delivery/order-address.tsx";
import { History } from "./history.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { LinkButton } from "../../link-button.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { showInquiry } from "../../inquiries/use-change-inquiry.ts";

type Props = {
  inquiry: Inquiry | null;
  order: Order | null;
  piece: InquiryPiece | undefined;
  onChoose: (index: number) => void;
};

/** What belongs to a sale: its pieces and sums, delivery, papers and customer. */
export function SaleSide({ inquiry, order, piece, onChoose }: Props) {
  const ordered = new Set(order?.items.map(({ productId }) => productId));
  // What was ordered is in the sums.
  const isAsked = inquiry?.pieces.some(
    ({ productId }) => productId === null || !ordered.has(productId),
  );
  return (
    <div className="sale-side">
      {order && <OrderItems order={order} />}
      {inquiry && piece && isAsked && (
        <AskedPieces inquiry={inquiry} onChoose={onChoose} piece={piece} />
      )}
      {order && <OrderDelivery order={order} />}
      {order && <OrderPapers order={order} />}
      <SaleCustomer inquiry={inquiry} order={order} />
      {inquiry && inquiry.state !== "to-check" && <PrivatePage inquiry={inquiry} />}
    </div>
  );
}

type SaleCustomerProps = { inquiry: Inquiry | null; order: Order | null };

/** Who buys, how to reach them, what was noted, and what else they asked and ordered. */
function SaleCustomer({ inquiry, order }: SaleCustomerProps) {
  const customerId = order?.customerId ?? inquiry?.customerId ?? null;
  return (
    <section aria-labelledby="sale-customer" className="order-part">
      <h2 id="sale-customer">{order?.customerName ?? inquiry?.name}</h2>
      <p className="sale-contact">
        {order ? <ContactLinks order={order} /> : inquiry && <InquirerLinks inquiry={inquiry} />}
      </p>
      {inquiry?.ringSize && <p>{`Ring size US ${inquiry.ringSize}`}</p>}
      {order?.billingAddress && <OrderAddress title="Bill to" address={order.billingAddress} />}
      {order?.notes && (
        <>
          <h3>Notes</h3>
          <p className="order-notes">{order.notes}</p>
        </>
      )}
      {customerId !== null && (
        <History customerId={customerId} inquiryId={inquiry?.id} orderId={order?.id} />
      )}
    </section>
  );
}

function InquirerLinks({ inquiry: { email, phone } }: { inquiry: Inquiry }) {
  return (
    <>
      {email && (
        <a className="link" href={formatMailto(email)}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link" href={telHref(phone)}>
          {phone}
        </a>
      )}
    </>
  );
}

/** The customer's page: its link, and a new one in its place. */
function PrivatePage({ inquiry: { id, name, privateUrl } }: { inquiry: Inquiry }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const end = useAction({
    mutationFn: () => callApi<Inquiry>("POST", `/api/inquiries/${id}/end-private-page`),
    onSuccess: (inquiry) => {
      toast({
        title: "The private page has a new link",
        description: "The old one stops working at once.",
      });
      showInquiry(client, inquiry);
    },
    onError: (error) => showError("Couldn’t make a new link", error),
  });
  const first = firstName(name);
  return (
    <section className="order-part">
      <h2>{`${isolateText(first)}’s page`}</h2>
      <p>
        {privateUrl === null
          ? "The private page has ended. Your next reply opens it again."
          : `${isolateText(first)} reads your replies on a private page. Anyone with the link can open it.`}
      </p>
      {privateUrl !== null && (
        <p className="toolbar asked-links">
          <LinkButton name="to the private page" title="Your inquiry" url={privateUrl} />
          <button
            className="link"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            Make a new link
          </button>
        </p>
      )}
    </section>
  );
}
