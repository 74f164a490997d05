import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { isMissingEmail } from "#contract/sales/customers.ts";
import type { Order } from "#contract/sales/orders.ts";

/** The email address and phone number of an order's customer, to write and to call. */
export function ContactLinks({ order }: { order: Order }) {
  const { customerEmail, customerPhone, items } = order;
  const about = `Your order: ${items.map(({ productName }) => productName).join(", ")}`;
  return (
    <>
      {!isMissingEmail(customerEmail) && (
        <a className="link" href={formatMailto(customerEmail, about)}>
          {customerEmail}
        </a>
      )}
      {customerPhone && (
        <a className="link" href={telHref(customerPhone)}>
          {customerPhone}
        </a>
      )}
    </>
  );
}
