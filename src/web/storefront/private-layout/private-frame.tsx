import type { ReactNode } from "react";
import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import type { Site } from "#web/content/site.ts";
import { Brand, HeaderBrand } from "../layout/brand.tsx";
import { SkipLink } from "../layout/shop-frame.tsx";
import "../layout/header.css";
import "../layout/footer.css";
import "./private-frame.css";

/** What is around a customer's own page: name and phone above, address below, no navigation. */
export const PrivateFrame = ({ site, children }: { site: Site; children: ReactNode }) => (
  <>
    <SkipLink />
    <PrivateHeader site={site} />
    {children}
    <PrivateFooter site={site} />
  </>
);

/** The header of a customer's own page: name and phone, no navigation. */
function PrivateHeader({ site }: { site: Site }) {
  const { phone } = site.settings;
  return (
    <header className="head private-head">
      <div className="head-bar">
        <HeaderBrand site={site} />
        {phone && (
          <a className="link" href={telHref(phone)}>
            {phone}
          </a>
        )}
      </div>
    </header>
  );
}

/** The footer of a customer's own page: name, address and email. */
function PrivateFooter({ site }: { site: Site }) {
  const { addressLine, city, state, postalCode, email } = site.settings;
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const address = [addressLine, place].filter(Boolean).join(", ");
  return (
    <footer className="foot on-fern private-foot">
      <div className="wrap">
        <Brand site={site} />
        {address && <p>{address}</p>}
        {email && <a href={formatMailto(email)}>{email}</a>}
      </div>
    </footer>
  );
}
