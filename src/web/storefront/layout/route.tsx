import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadShortlistParts } from "#web/catalog/shortlist/load-shortlist-parts.ts";
import { UnreachablePage } from "#web/error-page/unreachable-page.tsx";
import { useUnreachablePage } from "#web/navigation/navigation-store.ts";
import { PrefetchPages } from "#web/ui/prefetch/prefetch-pages.tsx";
import type { Route } from "./+types/route.ts";
import { openFromCard } from "../open-from-card.ts";
import { Footer } from "./footer.tsx";
import { loadLayoutData } from "./load-layout-data.server.ts";
import { LayoutDataProvider } from "./layout-data-provider.tsx";
import type { LayoutData } from "./use-layout-data.ts";
import { AnnouncementLine } from "./announcement-line.tsx";
import { Header } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";
import { transitionPages } from "./page-transition.ts";
import { RouteChanges } from "./route-changes.tsx";
import { MESSAGES } from "./messages.ts";
import "./layout.css";

export const loader = ({ context }: Route.LoaderArgs): Promise<LayoutData> =>
  loadLayoutData(context);

/** Only form submissions can change the layout's data; changing filters does not. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && formMethod !== "GET";

export const links: Route.LinksFunction = () => [
  feed(MESSAGES.collections, "/collections/feed.xml"),
  feed(MESSAGES.pieces, "/products/feed.xml"),
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [transitionPages, openFromCard];

/* The router renders the layout with each step of a navigation: of the same elements React renders none again. */
const ABOVE = (
  <>
    <a className="skip" href="#main">
      {MESSAGES.skip}
    </a>
    <AnnouncementLine />
    <Header />
  </>
);
const BELOW = (
  <>
    <Newsletter />
    <Footer />
    <PrefetchPages />
    <RouteChanges />
  </>
);

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const unreachable = useUnreachablePage();
  useEffect(loadShortlistParts, []);
  return (
    <LayoutDataProvider data={loaderData}>
      {ABOVE}
      {unreachable === null ? <Outlet /> : <UnreachablePage href={unreachable} />}
      {BELOW}
    </LayoutDataProvider>
  );
}

const feed = (title: string, href: string) => ({
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});
