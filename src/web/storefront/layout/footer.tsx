import type { ReactNode } from "react";
import { formatMailto } from "#contract/mailto.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { Brand } from "./brand.tsx";
import { useInquiryShop } from "./use-inquiry-shop.ts";
import { useLayoutData } from "./use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "./footer.css";

/** The footer: brand, contact, navigation and content pages. */
export function Footer() {
  const { settings, year } = useLayoutData();
  return (
    <footer className="foot on-fern">
      <div className="wrap">
        <div className="foot-columns">
          <div className="foot-who">
            <Brand />
            <p>{settings.blurb}</p>
          </div>
          <Contact />
          <Column title={MESSAGES.footer.look}>
            <Item to="/collections">{MESSAGES.collections}</Item>
            <Item>{MESSAGES.footer.featured}</Item>
            <Item>{MESSAGES.footer.allCollections}</Item>
            {/* Nothing is kept without scripts. */}
            <Item className="foot-kept" to="/shortlist">
              {MESSAGES.footer.kept}
            </Item>
            <Item to="/about">{MESSAGES.about}</Item>
            <Item>{MESSAGES.footer.aboutUs}</Item>
          </Column>
          <Column title={MESSAGES.footer.help}>
            <PageItem slug="care-guide" />
            <PageItem slug="size-guide" />
            <PageItem slug="shipping-info" />
            <PageItem slug="returns" />
          </Column>
        </div>
        <div className="foot-end">
          <p>
            © {year} {settings.businessName}
          </p>
          <ul>
            <PageItem slug="privacy-policy" />
            <PageItem slug="terms-of-service" />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const shop = useInquiryShop();
  const { phoneHref, settings } = useLayoutData();
  const { phone, email, addressLine, city, state } = settings;
  const place = [city, state].filter(Boolean).join(", ");
  const profiles = listProfiles(settings);
  if (![phone, email, addressLine, place].some(Boolean) && profiles.length === 0) return null;
  return (
    <Column className="foot-contact" title={MESSAGES.footer.contact}>
      {phone && (
        <li>
          <a href={phoneHref}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={formatMailto(email)}>{email}</a>
        </li>
      )}
      {email && (
        <li>
          <CustomWorkLink shop={shop}>{MESSAGES.footer.customWork}</CustomWorkLink>
        </li>
      )}
      {(addressLine || place) && (
        <li>
          <address>
            {addressLine}
            {addressLine && <br />}
            {place}
          </address>
        </li>
      )}
      <li className="foot-social">
        {profiles.map(({ name, url }) => (
          <a href={url} key={url}>
            {name}
          </a>
        ))}
      </li>
    </Column>
  );
}

type ColumnProps = { title: string; className?: string; children: ReactNode };

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

type ItemProps = { to?: string; className?: string; children: ReactNode };

function Item({ to, className, children }: ItemProps) {
  if (!to) return <li>{children}</li>;
  return (
    <li className={className}>
      <PageLink prefetch="intent" to={to}>
        {children}
      </PageLink>
    </li>
  );
}

/** A content page; plain text instead of a link while it has no content. */
function PageItem({ slug }: { slug: string }) {
  const page = useLayoutData().pages.find((page) => page.slug === slug);
  if (!page) return null;
  return page.hasContent ? (
    <Item to={`/pages/${slug}`}>{page.title}</Item>
  ) : (
    <Item>{page.title}</Item>
  );
}
