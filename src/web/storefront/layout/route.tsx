import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listPages } from "#domain/catalogue/pages/list-pages.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { yearOf } from "#web/catalog/format-date.ts";
import type { Route } from "./+types/route.ts";
import { Footer } from "./footer.tsx";
import type { LayoutData } from "./use-layout-data.ts";
import { Header } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";
import { useRouteAnnouncer } from "./use-route-announcer.ts";
import "./layout.css";

export async function loader({ context }: Route.LoaderArgs): Promise<LayoutData> {
  const shop = getShop(context);
  const [settings, categories, pages] = await withPageErrors(
    Promise.all([getSettings(shop), listCategories(shop), listPages(shop)]),
  );
  const { artistStory: _story, ownDomain: _domain, ...publicSettings } = settings;
  const now = shop.now();
  return {
    settings: publicSettings,
    categories: categories.map(({ id, name }) => ({ id, name })),
    pages: pages.map(({ slug, title, content }) => ({ slug, title, hasContent: content !== "" })),
    user: context.get(requestContext).user,
    origin: shop.publicUrl,
    shownAt: now.getTime(),
    year: yearOf(now.toISOString(), settings.timeZone),
  };
}

/** Only form submissions can change the layout's data; changing filters does not. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && formMethod !== "GET";

export const links: Route.LinksFunction = () => [
  feed("Collections", "/collections/feed.xml"),
  feed("Pieces", "/products/feed.xml"),
];

export default function StorefrontLayout() {
  const announcement = useRouteAnnouncer();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <Outlet />
      <Newsletter />
      <Footer />
      <p aria-live="polite" className="sr">
        {announcement}
      </p>
    </>
  );
}

const feed = (title: string, href: string) => ({
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});
