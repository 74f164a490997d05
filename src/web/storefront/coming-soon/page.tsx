import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { notFound } from "#domain/errors.ts";
import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { RingDrawing } from "#web/ui/ring-drawing.tsx";
import { definePage } from "../page.ts";
import { Contact } from "./contact.tsx";
import { NotifyForm } from "./notify-form.tsx";
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
              <NotifyForm outcome={url.searchParams.get("subscribed")} shownAt={site.shownAt} />
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
