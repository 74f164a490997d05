import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { notFound } from "#domain/errors.ts";
import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { RingDrawing } from "#web/ui/ring-drawing.tsx";
import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { definePage } from "../page.ts";
import { SubscribeForm } from "../subscribe/subscribe-form.tsx";
import "./coming-soon.css";

type Data = { name: string | null; place: string; phone: string; email: string };

/** What visitors see of a closed shop. An open one shows it to the admin only. */
export const comingSoon = definePage<Data>({
  async load({ shop, user }) {
    const [settings, { isOpen }] = await Promise.all([getNamedSettings(shop), getShopState(shop)]);
    if (isOpen && !user) throw notFound("Page");
    const { businessName, city, state, phone, email } = settings;
    return {
      name: businessName === UNNAMED_SHOP ? null : businessName,
      place: [city, state].filter(Boolean).join(", "),
      phone,
      email,
    };
  },

  answer: () => ({ headers: { "X-Robots-Tag": "noindex" } }),

  meta: ({ data: { name } }) => ({
    title: ["Opening soon", name].filter(Boolean).join(", "),
    description: describe(name),
    isUnlisted: true,
  }),

  view({ data: { name, ...contact }, site, url }) {
    const outcome = url.searchParams.get("subscribed");
    return (
      <div className="coming-soon">
        {name && (
          <header className="wrap">
            <a className="brand" href="/">
              {name}
            </a>
          </header>
        )}
        <main id="main">
          <section aria-labelledby="coming-soon">
            <div className="coming-soon-text">
              <h1 id="coming-soon">Opening soon</h1>
              <p>{describe(name)}</p>
              <div id="stay-in-touch">
                {outcome === "yes" ? (
                  <p className="notify-thanks">Thank you. We’ll write to you when we open.</p>
                ) : (
                  <SubscribeForm
                    button="Notify me"
                    from="/"
                    hasFailed={outcome === "no"}
                    label="Your email"
                    shownAt={site.shownAt}
                  />
                )}
              </div>
            </div>
            <RingDrawing />
          </section>
          {name && <Contact {...contact} />}
        </main>
        <footer className="on-fern">
          <div className="wrap">
            <p>{name ? `© ${site.year} ${name}` : "Are you the owner?"}</p>
            <a href="/admin">Sign in</a>
          </div>
        </footer>
      </div>
    );
  },

  frame: "none",
});

const describe = (name: string | null): string =>
  name
    ? `${name} is getting its first pieces ready. Leave your email and we’ll write to you when the shop opens.`
    : "A new jewelry shop is being set up here. Please come back in a little while.";

type ContactProps = { email: string; phone: string; place: string };

/** How to reach the shop meanwhile; what it has not given is left out. */
function Contact({ email, phone, place }: ContactProps) {
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
