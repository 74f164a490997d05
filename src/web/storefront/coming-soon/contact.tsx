import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { MESSAGES } from "./messages.ts";

type Props = { email: string; phone: string; place: string };

/** How to reach the shop meanwhile; what it has not given is left out. */
export function Contact({ email, phone, place }: Props) {
  if (!email && !phone && !place) return null;
  return (
    <section aria-label={MESSAGES.contact.label} className="coming-soon-contact">
      <dl className="wrap">
        {email && (
          <div>
            <dt>{MESSAGES.contact.email}</dt>
            <dd>
              <a className="link" href={formatMailto(email)}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{MESSAGES.contact.call}</dt>
            <dd>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {place && (
          <div>
            <dt>{MESSAGES.contact.visit}</dt>
            <dd>{MESSAGES.contact.byAppointment(place)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
