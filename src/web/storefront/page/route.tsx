import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { playOnPress } from "#web/catalog/film/play-on-press.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { Route } from "./+types/route.ts";
import { loadContentPage } from "./load-content-page.server.ts";
import "#web/catalog/pieces/price.css";
import "#web/catalog/text/text-piece.css";
import "#web/catalog/film/text-film.css";
import "./page.css";

/** A content page of the footer; 404 while it has no content. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return withPageErrors(loadContentPage(getShop(context), params.slug));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta(siteOf(matches), { title, description, path: `/pages/${params.slug}` });
};

export default function ContentPage({ loaderData, params }: Route.ComponentProps) {
  const { title, content } = loaderData;
  const layoutData = useLayoutData();
  const crumbs = [{ name: title, path: `/pages/${params.slug}` }];
  return (
    <main className="wrap content-page" id="main">
      <h1>{title}</h1>
      {/* Sanitized when it was saved. */}
      <div
        className="content-page-text"
        dangerouslySetInnerHTML={{ __html: content }}
        ref={playOnPress}
      />
      <JsonLd data={import.meta.env.SSR && breadcrumbs(layoutData, crumbs)} />
    </main>
  );
}
