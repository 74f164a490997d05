import type { Inquiry } from "#contract/sales/inquiries.ts";

/** How to reach the customer. */
export function Contact({ inquiry: { email, phone } }: { inquiry: Inquiry }) {
  return (
    <>
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
          {phone}
        </a>
      )}
    </>
  );
}
