import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { describeException } from "#contract/settings/describe-exception.ts";
import { describeHours, formatTime } from "#contract/settings/opening-hours.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import type { Site } from "#web/content/site.ts";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { StudioMap } from "./studio-map.tsx";
import "./studio.css";

/** Address, phone, email and social links of the studio. */
export function Studio({ site }: { site: Site }) {
  const { settings, own } = site;
  const { addressLine, city, state, postalCode, phone, email } = settings;
  const cityLine = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return (
    <section aria-labelledby="studio" className="studio">
      <h2 id="studio">The studio</h2>
      {!own && (
        <p>Write or call before you come by, so that the torch is out and the kettle is on.</p>
      )}
      <dl>
        {(addressLine || cityLine) && (
          <div>
            <dt>Address</dt>
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
        <Hours site={site} />
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
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
        {email && (
          <div>
            <dt>Custom work</dt>
            <dd>
              <CustomWorkLink className="link" site={site}>
                Ask about custom work
              </CustomWorkLink>
            </dd>
          </div>
        )}
        <SocialLinks site={site} />
      </dl>
    </section>
  );
}

function Hours({ site: { settings, closesAt } }: { site: Site }) {
  const { openingHours = [], byAppointment = false, hoursExceptions = [] } = settings;
  const lines = describeHours(openingHours);
  if (lines.length + hoursExceptions.length === 0 && !byAppointment) return null;
  return (
    <div>
      <dt>Hours</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {byAppointment && (
          <p>{lines.length > 0 ? "Other times by appointment" : "By appointment"}</p>
        )}
        {hoursExceptions.map((exception) => (
          <p key={exception.from}>{describeException(exception)}</p>
        ))}
        {closesAt && <p className="studio-open">{`Open now until ${formatTime(closesAt)}`}</p>}
      </dd>
    </div>
  );
}

function SocialLinks({ site }: { site: Site }) {
  const profiles = listProfiles(site.settings);
  if (profiles.length === 0) return null;
  return (
    <div>
      <dt>Elsewhere</dt>
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
