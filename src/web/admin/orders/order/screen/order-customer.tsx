import { Link } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import { ContactLinks } from "../../contact-links.tsx";
import { OrderAddress } from "../delivery/order-address.tsx";

/** Who ordered, how to reach them, and what was noted. */
export function OrderCustomer({ order }: { order: Order }) {
  return (
    <section className="order-part">
      <h2>Customer</h2>
      <p className="order-contact">
        {order.customerId === null ? (
          order.customerName
        ) : (
          <Link className="link" to={`/admin/customers/${order.customerId}`}>
            {order.customerName}
          </Link>
        )}
        <ContactLinks order={order} />
      </p>
      {order.billingAddress && <OrderAddress title="Bill to" address={order.billingAddress} />}
      {order.notes && (
        <>
          <h3>Notes</h3>
          <p className="order-notes">{order.notes}</p>
        </>
      )}
      {order.quote && (
        <p>
          <Link className="link" to={`/admin/inquiries/${order.quote.inquiryId}`}>
            From an accepted quote
          </Link>
        </p>
      )}
      <Link className="link order-again" to={`/admin/orders/new?customer=${order.id}`}>
        {`New order for ${order.customerName}`}
      </Link>
    </section>
  );
}
