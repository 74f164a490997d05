import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";
import type { Site } from "#web/content/site.ts";
import { MESSAGES, OUTCOMES } from "./messages.ts";
import "./newsletter.css";

type Props = { site: Site; url: URL };

const { subscribe, subscribed, failed } = OUTCOMES;

/**
 * "Stay in Touch". The page script sends the form by itself; without scripts it posts to /subscribe, which
 * redirects back with the outcome.
 */
export function Newsletter({ site: { own, shownAt }, url }: Props) {
  if (own && !own.canSendMail) return null;
  const outcome = url.searchParams.get("subscribed");
  return (
    <section aria-labelledby="stay-in-touch" className="newsletter">
      <div className="wrap">
        <div>
          <h2 id="stay-in-touch">{MESSAGES.title}</h2>
          <p>{MESSAGES.text}</p>
        </div>
        {outcome === "yes" ? (
          <p className="newsletter-thanks">
            <b>{subscribed.title}</b> {subscribed.description}
          </p>
        ) : (
          <form action="/subscribe" data-newsletter method="post">
            <input name="from" type="hidden" value={url.pathname + url.search} />
            <input name="shownAt" type="hidden" value={shownAt} />
            {/* A honeypot for bots; people neither see nor reach it. */}
            <div aria-hidden className="sr">
              <label htmlFor="stay-topic">{MESSAGES.honeypot}</label>
              <input autoComplete="off" id="stay-topic" name="topic" tabIndex={-1} type="text" />
            </div>
            {outcome === "no" && (
              <p className="err" role="alert">
                {failed}. {ENTER_YOUR_EMAIL}
              </p>
            )}
            <div className="newsletter-line">
              <input
                aria-label={MESSAGES.email}
                autoComplete="email"
                maxLength={255}
                name="email"
                placeholder="you@example.com"
                required
                type="email"
              />
              <button type="submit">{subscribe}</button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
