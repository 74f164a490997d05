import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";

type Props = { email: string; phone: string; place: string };

/** How to reach the shop meanwhile; what it has not given is left out. */
export function Contact({ email, phone, place }: Props) {
  if (!email && !phone && !place) return null;
  return (
    <section aria-label="Contact" className="coming-soon-contact">
      <dl className="wrap">
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a className="link" href={formatMailto(email)}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Call</dt>
            <dd>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {place && (
          <div>
            <dt>Visit</dt>
            <dd>{`${place}, by appointment`}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
