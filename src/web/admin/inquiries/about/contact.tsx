import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";

/** How to reach the customer. */
export function Contact({ inquiry: { email, phone } }: { inquiry: Inquiry }) {
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
