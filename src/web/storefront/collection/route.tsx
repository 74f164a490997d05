import { data, isRouteErrorResponse } from "react-router";
import { getCollectionBySlug } from "#domain/catalogue/collections/get-collection-by-slug.ts";
import { shopOf, viewerOf } from "#http/loader-context.ts";
import { forPage } from "#http/page-errors.ts";
import { ProblemPage } from "#web/error-page/error-page.tsx";
import { article } from "#web/seo/article.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { useFrame } from "../layout/use-layout-data.ts";
import { leadOn } from "../redirect-moved.server.ts";
import type { Route } from "./+types/route.ts";
import { CollectionNotFound } from "./collection-not-found.tsx";
import { CollectionPage } from "./collection-page.tsx";
import { loadAround } from "./load-collection-page.server.ts";
import { UNSEEN } from "./private-page-headers.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const viewer = viewerOf(context);
  const reading = getCollectionBySlug(shop, params.slug, viewer);
  const found = await forPage(leadOn(context, request, reading));
  const page = await forPage(loadAround(shop, found, viewer));
  return data(page, found.isPublished ? {} : { headers: UNSEEN });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location, error }) => {
  const site = siteOf(matches);
  if (!loaderData || error) {
    const page = { title: "Collection Not Found", description: "", path: location.pathname };
    return pageMeta(site, { ...page, hidden: true });
  }
  const { collection } = loaderData;
  return pageMeta(site, {
    title: collection.title,
    description: collection.description,
    path: `/collections/${collection.slug}`,
    picture: collection.media[0],
    type: "article",
    publishedAt: collection.publishedAt,
    hidden: !collection.isPublished,
  });
};

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const frame = useFrame();
  const { collection, pieces } = loaderData;
  const path = `/collections/${collection.slug}`;
  const trail = [
    { name: "Collections", path: "/collections" },
    { name: collection.title, path },
  ];
  return (
    <>
      <CollectionPage key={collection.id} {...loaderData} url={frame.origin + path} />
      {collection.isPublished && <JsonLd data={article(frame, collection, pieces)} />}
      <JsonLd data={breadcrumbs(frame, trail)} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <CollectionNotFound /> : <ProblemPage error={error} />;
}
