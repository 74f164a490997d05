import type { Order } from "#contract/sales/orders.ts";
import { MailState } from "../../../outgoing-mails/mail-state.tsx";
import { useOutgoingMails } from "../../../outgoing-mails/use-outgoing-mails.ts";

/** The emails that the customer got about an order; nothing before the first. */
export function OrderMails({ order }: { order: Order }) {
  const { data: mails = [] } = useOutgoingMails({ kind: "order", id: order.id });
  if (mails.length === 0) return null;
  return (
    <section aria-label="Emails to the customer" className="order-mails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailState mail={mail} to={order.customerEmail} />
          </li>
        ))}
      </ul>
    </section>
  );
}
