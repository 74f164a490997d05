import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import type { Customer } from "#contract/sales/customers.ts";

/** How to reach the customer, ring sizes and notes. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { emails, phones, ringSizes, notes } = customer;
  return (
    <>
      <section className="order-part">
        <h2>Contact</h2>
        {emails.length + phones.length === 0 && (
          <p className="muted">No email or phone number yet.</p>
        )}
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
        <h2>Ring sizes</h2>
        {ringSizes.length === 0 && <p className="muted">None yet.</p>}
        <ul className="customer-lines">
          {ringSizes.map(({ size, note }) => (
            <li key={`${size} ${note}`}>
              {size} {note && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>Notes</h2>
        {notes ? <p className="customer-notes">{notes}</p> : <p className="muted">None yet.</p>}
      </section>
    </>
  );
}
