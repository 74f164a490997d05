import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { ContactLinks } from "../../orders/contact-links.tsx";
import { OrderAddress } from "../../orders/order/delivery/order-address.tsx";
import { History } from "./history.tsx";

type Props = { inquiry: Inquiry | null; order: Order | null };

/** Who buys, how to reach them, what was noted, and what else they asked and ordered. */
export function SaleCustomer({ inquiry, order }: Props) {
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
