import { data, useSearchParams } from "react-router";
import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { yearOf } from "#web/catalog/format-date.ts";
import { RingDrawing } from "#web/ui/ring-drawing.tsx";
import type { Route } from "./+types/route.ts";
import { Contact } from "./contact.tsx";
import { NotifyForm } from "./notify-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./coming-soon.css";

/** What visitors see of a closed shop. An open one shows it to the admin only. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const [settings, { isOpen }] = await withPageErrors(
    Promise.all([getNamedSettings(shop), getShopState(shop)]),
  );
  if (isOpen && !context.get(requestContext).user) throw data(null, { status: 404 });
  const { businessName, city, state, phone, email, timeZone } = settings;
  const now = shop.now();
  return {
    name: businessName === UNNAMED_SHOP ? null : businessName,
    place: [city, state].filter(Boolean).join(", "),
    phone,
    email,
    shownAt: now.getTime(),
    year: yearOf(now.toISOString(), timeZone),
  };
}

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex" });

const describe = (name: string | null): string => (name ? MESSAGES.text(name) : MESSAGES.unnamed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: [MESSAGES.title, loaderData?.name].filter(Boolean).join(", ") },
  { name: "description", content: describe(loaderData?.name ?? null) },
  { name: "robots", content: "noindex" },
];

export default function ComingSoon({ loaderData }: Route.ComponentProps) {
  const { name, shownAt, year, ...contact } = loaderData;
  const outcome = useSearchParams()[0].get("subscribed");
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
            <h1 id="coming-soon">{MESSAGES.title}</h1>
            <p>{describe(name)}</p>
            <NotifyForm outcome={outcome} shownAt={shownAt} />
          </div>
          <RingDrawing />
        </section>
        {name && <Contact {...contact} />}
      </main>
      <footer className="on-fern">
        <div className="wrap">
          <p>{name ? `© ${year} ${name}` : MESSAGES.owner}</p>
          <a href="/admin">{MESSAGES.signIn}</a>
        </div>
      </footer>
    </div>
  );
}
