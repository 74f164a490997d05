import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SUBSCRIBED } from "./post-subscription.ts";
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

/**
 * "Stay in Touch". The page script sends the form by itself; without scripts it posts to /subscribe, which
 * redirects back with the outcome.
 */
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
          <form action="/subscribe" data-newsletter method="post">
            <input name="from" type="hidden" value={url.pathname + url.search} />
            <input name="shownAt" type="hidden" value={shownAt} />
            {/* A honeypot for bots; people neither see nor reach it. */}
            <div aria-hidden className="sr">
              <label htmlFor="stay-topic">Leave this empty</label>
              <input autoComplete="off" id="stay-topic" name="topic" tabIndex={-1} type="text" />
            </div>
            {outcome === "no" && (
              <p className="err" role="alert">
                Subscription failed. {ENTER_YOUR_EMAIL}
              </p>
            )}
            <div className="newsletter-line">
              <input
                aria-label="Email"
                autoComplete="email"
                maxLength={255}
                name="email"
                placeholder="you@example.com"
                required
                type="email"
              />
              <button type="submit">Subscribe</button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
