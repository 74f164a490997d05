import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { formatMailto } from "#contract/mailto.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import { Header } from "./header.tsx";
import { SubscribeForm } from "../subscribe/subscribe-form.tsx";
import { SUBSCRIBED } from "./post-subscription.ts";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { Brand } from "./brand.tsx";
import "./footer.css";
import "./shop-frame.css";

type Props = { site: Site; url: URL; children: ReactNode };

/** What is around a page of the shop. */
export const ShopFrame = ({ site, url, children }: Props) => (
  <>
    <SkipLink />
    <AnnouncementLine site={site} />
    <Header site={site} url={url} />
    {children}
    <Newsletter site={site} url={url} />
    <Footer site={site} />
  </>
);

export const SkipLink = () => (
  <a className="skip" href="#main">
    Skip to content
  </a>
);

/** The line at the top of every page, while there is one. */
function AnnouncementLine({ site: { announcement } }: { site: Site }) {
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside aria-label="Notice" className="announcement">
      {link === "" ? text : <a href={link}>{text}</a>}
    </aside>
  );
}

type NewsletterProps = { site: Site; url: URL };

function Newsletter({ site: { own, shownAt }, url }: NewsletterProps) {
  if (own && !own.canSendMail) return null;
  const outcome = url.searchParams.get("subscribed");
  return (
    <section aria-labelledby="stay-in-touch" className="newsletter">
      <div className="wrap">
        <div>
          <h2 id="stay-in-touch">Stay in Touch</h2>
          <p>A letter when something new leaves the bench. Four or five times a year, no more.</p>
        </div>
        {outcome === "yes" ? (
          <p className="newsletter-thanks">
            <b>{SUBSCRIBED.title}</b> {SUBSCRIBED.description}
          </p>
        ) : (
          <SubscribeForm
            button="Subscribe"
            from={url.pathname + url.search}
            hasFailed={outcome === "no"}
            isScripted
            label="Email"
            shownAt={shownAt}
          />
        )}
      </div>
    </section>
  );
}

/** The footer: brand, contact, navigation and content pages. */
function Footer({ site }: { site: Site }) {
  const { settings, year } = site;
  return (
    <footer className="foot on-fern">
      <div className="wrap">
        <div className="foot-columns">
          <div className="foot-who">
            <Brand site={site} />
            <p>{settings.blurb}</p>
          </div>
          <Contact site={site} />
          <Column title="Look">
            <Item href="/products">All pieces</Item>
            <Item href="/collections">Collections</Item>
            <Item>Featured Collections</Item>
            <Item>All Collections</Item>
            {/* Nothing is kept without scripts. */}
            <Item className="foot-kept" href="/shortlist">
              Kept pieces
            </Item>
            <Item href="/about">About</Item>
            <Item>About Us</Item>
          </Column>
          <Column title="Help">
            <PageItem pages={site.pages} slug="care-guide" />
            <PageItem pages={site.pages} slug="size-guide" />
            <PageItem pages={site.pages} slug="shipping-info" />
            <PageItem pages={site.pages} slug="returns" />
          </Column>
        </div>
        <div className="foot-end">
          <p>
            © {year} {settings.businessName}
          </p>
          <ul>
            <PageItem pages={site.pages} slug="privacy-policy" />
            <PageItem pages={site.pages} slug="terms-of-service" />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Contact({ site }: { site: Site }) {
  const { phoneHref, settings } = site;
  const { phone, email, addressLine, city, state } = settings;
  const place = [city, state].filter(Boolean).join(", ");
  const profiles = listProfiles(settings);
  if (![phone, email, addressLine, place].some(Boolean) && profiles.length === 0) return null;
  return (
    <Column className="foot-contact" title="Contact">
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
          <CustomWorkLink site={site}>Custom work</CustomWorkLink>
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

type ItemProps = { href?: string; className?: string; children: ReactNode };

const Item = ({ href, className, children }: ItemProps) => (
  <li className={className}>{href ? <a href={href}>{children}</a> : children}</li>
);

/** A content page; plain text instead of a link while it has no content. */
function PageItem({ pages, slug }: { pages: Site["pages"]; slug: string }) {
  const page = pages.find((each) => each.slug === slug);
  if (!page) return null;
  return <Item {...(page.hasContent && { href: `/pages/${slug}` })}>{page.title}</Item>;
}
