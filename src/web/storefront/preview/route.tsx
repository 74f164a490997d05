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
import { PRIVATE_PAGE_HEADERS } from "../collection/private-page-headers.ts";

/* Pages of others that are reached from here are not told the address, which opens the draft. */
const SECRET = { ...PRIVATE_PAGE_HEADERS, "Referrer-Policy": "same-origin" };

/** A draft on its page, for whoever holds a link to it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = getShop(context);
  const preview = await withPageErrors(find(shop, params.token));
  if (preview.state === "published") {
    throw redirect(`/collections/${preview.slug}`, { headers: SECRET });
  }
  if (preview.state === "expired") {
    return data({ ended: "expired" as const }, { status: 410, headers: SECRET });
  }
  if (preview.state === "unknown") {
    return data({ ended: "unknown" as const }, { status: 404, headers: SECRET });
  }
  // Around it stands what visitors may see: the link opens this draft and no other.
  const page = await withPageErrors(loadCollectionPage(shop, preview.collection, "visitor"));
  const { expiresAt } = preview;
  return data({ ended: null, page, expiresAt }, { headers: SECRET });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const collection = loaderData?.ended === null ? loaderData.page.collection : null;
  return pageMeta(siteOf(matches), {
    title: collection ? `Preview: ${collection.title}` : "Preview",
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

async function find(shop: Shop, token: string): Promise<Preview | { state: "unknown" }> {
  try {
    return await openPreview(shop, token);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return { state: "unknown" };
    throw error;
  }
}
