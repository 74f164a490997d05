import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import type { Customer } from "#contract/sales/customers.ts";
import { CUSTOMER_WORDS } from "../messages.ts";

const words = CUSTOMER_WORDS;

/** How to reach the customer, ring sizes and notes. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { emails, phones, ringSizes, notes } = customer;
  return (
    <>
      <section className="order-part">
        <h2>{words.contact}</h2>
        {emails.length + phones.length === 0 && <p className="muted">{words.noContact}</p>}
        <ul className="customer-lines">
          {emails.map((email) => (
            <li key={email}>
              <a className="link" href={formatMailto(email)}>
                {email}
              </a>
            </li>
          ))}
          {phones.map((phone) => (
            <li key={phone}>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>{words.ringSizes}</h2>
        {ringSizes.length === 0 && <p className="muted">{words.noRingSizes}</p>}
        <ul className="customer-lines">
          {ringSizes.map(({ size, note }) => (
            <li key={`${size} ${note}`}>
              {size} {note && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>{words.notes}</h2>
        {notes ? (
          <p className="customer-notes">{notes}</p>
        ) : (
          <p className="muted">{words.noNotes}</p>
        )}
      </section>
    </>
  );
}
