import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { describeException } from "#contract/settings/describe-exception.ts";
import { describeHours, formatTime } from "#contract/settings/opening-hours.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import { useInquiryShop } from "../layout/use-inquiry-shop.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { StudioMap } from "./studio-map.tsx";
import { MESSAGES } from "./messages.ts";
import "./studio.css";

/** Address, phone, email and social links of the studio. */
export function Studio() {
  const shop = useInquiryShop();
  const { settings, own } = useLayoutData();
  const { addressLine, city, state, postalCode, phone, email } = settings;
  const cityLine = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return (
    <section aria-labelledby="studio" className="studio">
      <h2 id="studio">{MESSAGES.studio.title}</h2>
      {!own && <p>{MESSAGES.studio.text}</p>}
      <dl>
        {(addressLine || cityLine) && (
          <div>
            <dt>{MESSAGES.studio.address}</dt>
            <dd>
              <address>
                {addressLine}
                {addressLine && <br />}
                {cityLine}
              </address>
              {addressLine && <StudioMap addressLine={addressLine} cityLine={cityLine} />}
            </dd>
          </div>
        )}
        <Hours />
        {phone && (
          <div>
            <dt>{MESSAGES.studio.phone}</dt>
            <dd>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{MESSAGES.studio.email}</dt>
            <dd>
              <a className="link" href={formatMailto(email)}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{MESSAGES.studio.customWork}</dt>
            <dd>
              <CustomWorkLink className="link" shop={shop}>
                {MESSAGES.studio.askCustomWork}
              </CustomWorkLink>
            </dd>
          </div>
        )}
        <SocialLinks />
      </dl>
    </section>
  );
}

function Hours() {
  const { settings, closesAt } = useLayoutData();
  const { openingHours = [], byAppointment = false, hoursExceptions = [] } = settings;
  const lines = describeHours(openingHours);
  if (lines.length + hoursExceptions.length === 0 && !byAppointment) return null;
  return (
    <div>
      <dt>{MESSAGES.studio.hours}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {byAppointment && (
          <p>{lines.length > 0 ? MESSAGES.studio.otherTimes : MESSAGES.studio.byAppointment}</p>
        )}
        {hoursExceptions.map((exception) => (
          <p key={exception.from}>{describeException(exception)}</p>
        ))}
        {closesAt && (
          <p className="studio-open">{MESSAGES.studio.openUntil(formatTime(closesAt))}</p>
        )}
      </dd>
    </div>
  );
}

function SocialLinks() {
  const profiles = listProfiles(useLayoutData().settings);
  if (profiles.length === 0) return null;
  return (
    <div>
      <dt>{MESSAGES.studio.profiles}</dt>
      <dd className="studio-links">
        {profiles.map(({ name, url }) => (
          <a className="link" href={url} key={url}>
            {name}
          </a>
        ))}
      </dd>
    </div>
  );
}
