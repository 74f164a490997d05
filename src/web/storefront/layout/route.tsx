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
import type { LayoutData } from "./use-layout-data.ts";
import { AnnouncementLine } from "./announcement-line.tsx";
import { Header } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";
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

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openFromCard];

export default function StorefrontLayout() {
  const unreachable = useUnreachablePage();
  useEffect(loadShortlistParts, []);
  return (
    <>
      <a className="skip" href="#main">
        {MESSAGES.skip}
      </a>
      <AnnouncementLine />
      <Header />
      {unreachable === null ? <Outlet /> : <UnreachablePage href={unreachable} />}
      <Newsletter />
      <Footer />
      <PrefetchPages />
      <RouteChanges />
    </>
  );
}

const feed = (title: string, href: string) => ({
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});
