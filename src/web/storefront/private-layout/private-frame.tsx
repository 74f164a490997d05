import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { Brand, HeaderBrand } from "../layout/brand.tsx";
import "../layout/header.css";
import "../layout/footer.css";
import "./private-frame.css";

/** The header of a customer's own page: name and phone, no navigation. */
export function PrivateHeader() {
  const { phone } = useLayoutData().settings;
  return (
    <header className="head private-head">
      <div className="head-bar">
        <HeaderBrand />
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
export function PrivateFooter() {
  const { addressLine, city, state, postalCode, email } = useLayoutData().settings;
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const address = [addressLine, place].filter(Boolean).join(", ");
  return (
    <footer className="foot on-fern private-foot">
      <div className="wrap">
        <Brand />
        {address && <p>{address}</p>}
        {email && <a href={formatMailto(email)}>{email}</a>}
      </div>
    </footer>
  );
}
