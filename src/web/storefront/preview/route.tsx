import { data, redirect } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { openPreview, type Preview } from "#domain/catalogue/collections/previews/open-preview.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import type { Route } from "./+types/route.ts";
import { CollectionPage } from "../collection/collection-page.tsx";
import { loadCollectionPage } from "../collection/load-collection-page.server.ts";
import { PreviewExpired } from "./preview-expired.tsx";
import { PreviewNotice } from "./preview-notice.tsx";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import { MESSAGES } from "./messages.ts";

/** An unpublished collection, for anyone with its preview link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = getShop(context);
  const preview = await withPageErrors(findPreview(shop, params.token));
  if (preview.state === "published") {
    throw redirect(`/collections/${preview.slug}`, { headers: SECRET_PAGE_HEADERS });
  }
  if (preview.state === "expired") {
    return data({ ended: "expired" as const }, { status: 410, headers: SECRET_PAGE_HEADERS });
  }
  if (preview.state === "unknown") {
    return data({ ended: "unknown" as const }, { status: 404, headers: SECRET_PAGE_HEADERS });
  }
  // As a visitor: the link gives access to this draft only.
  const page = await withPageErrors(loadCollectionPage(shop, preview.collection, "visitor"));
  const { expiresAt } = preview;
  return data({ ended: null, page, expiresAt }, { headers: SECRET_PAGE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const collection = loaderData?.ended === null ? loaderData.page.collection : null;
  return pageMeta(siteOf(matches), {
    title: collection ? MESSAGES.titleOf(collection.title) : MESSAGES.title,
    description: collection?.description ?? "",
    path: location.pathname,
    picture: collection?.media[0],
    noIndex: true,
  });
};

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.ended !== null)
    return <PreviewExpired isExpired={loaderData.ended === "expired"} />;
  const { page, expiresAt } = loaderData;
  return (
    <CollectionPage
      key={page.collection.id}
      {...page}
      url=""
      notice={<PreviewNotice expiresAt={expiresAt} />}
    />
  );
}

async function findPreview(shop: Shop, token: string): Promise<Preview | { state: "unknown" }> {
  try {
    return await openPreview(shop, token);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return { state: "unknown" };
    throw error;
  }
}
