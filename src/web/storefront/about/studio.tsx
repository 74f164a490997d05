import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { describeException } from "#contract/settings/describe-exception.ts";
import { describeHours, formatTime } from "#contract/settings/opening-hours.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import type { Site } from "#web/content/site.ts";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { mapHref } from "./map-href.ts";
import { splitStreet } from "./split-street.ts";
import "./studio.css";

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 22;

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

type StudioMapProps = { addressLine: string; cityLine: string };

/**
 * Where the studio is, as a drawing: its own street with the number, made from the address alone, so that no
 * map service learns of the visitor. Pressed it opens the map program of the device.
 */
function StudioMap({ addressLine, cityLine }: StudioMapProps) {
  const { number, street } = splitStreet(addressLine);
  const place = [addressLine, cityLine].filter(Boolean).join(", ");
  return (
    <a className="studio-map" data-map={place} href={mapHref(place)} rel="noopener">
      <svg aria-hidden="true" viewBox="0 0 320 168">
        <g className="studio-map-street">
          <path d="M-10 36 330 4M-10 160 330 128M58-10 88 178M226-10 256 178" />
          <path className="main" d="M-10 98 330 66" />
        </g>
        <g className="studio-map-ground">
          <path d="M-10 36 330 4M-10 160 330 128M58-10 88 178M226-10 256 178" />
          <path className="main" d="M-10 98 330 66" />
        </g>
        <text
          className={street.length > LONG_NAME ? "long" : undefined}
          textAnchor="middle"
          transform="translate(160 87) rotate(-5.4)"
        >
          {street}
        </text>
        <circle cx="160" cy="54" r="7" />
        <text className="number" textAnchor="middle" x="160" y="38">
          {number}
        </text>
      </svg>
      <span className="link">Open in maps</span>
      <span className="sr">{`: ${place}`}</span>
    </a>
  );
}
