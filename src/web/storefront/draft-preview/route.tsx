import { useEffect } from "react";
import { data } from "react-router";
import { idSchema } from "#contract/field-schemas.ts";
import { getCollection } from "#domain/catalogue/collections/get-collection.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import type { DraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";
import { CollectionView } from "../collection/collection-view.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import { loadSite } from "../load-site.server.ts";
import { DRAFT_HEADERS } from "../page.ts";
import { useDraft } from "../use-draft.ts";
import "./draft-preview.css";

/** The stored collection of the parameter `id`, or null for one that is not stored yet. For whoever is signed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  if (viewer === "visitor") throw data({ message: "Page not found" }, { status: 404 });
  const shop = getShop(context);
  const site = await withPageErrors(loadSite(shop, null));
  const id = idSchema.safeParse(Number(url.searchParams.get("id")));
  if (!id.success) return data({ site, page: null }, { headers: DRAFT_HEADERS });
  const collection = await withPageErrors(getCollection(shop, id.data, viewer));
  const page = await withPageErrors(loadCollection(shop, collection, "visitor"));
  return data({ site, page }, { headers: DRAFT_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta = () => [{ title: "Preview" }, { name: "robots", content: "noindex" }];

const NO_NEIGHBORS = { related: [], previous: null, next: null };

/** The page of a collection as it is typed in the editor around this frame. */
export default function DraftPreviewRoute({ loaderData }: Route.ComponentProps) {
  const message = useDraft<DraftMessage>("draft");
  const block = message?.block ?? null;
  useEffect(() => {
    // Looked at, not used: a pressed link would leave the draft. The page can still be scrolled.
    document.body.inert = true;
  }, []);
  useEffect(() => {
    if (block === null) return;
    const blocks = document.querySelector(".prose")?.children;
    blocks?.[Math.min(block, blocks.length - 1)]?.scrollIntoView({ block: "center" });
  }, [block]);
  const { site, page: stored } = loaderData;
  const page = message ? { ...NO_NEIGHBORS, ...stored, ...message.page } : stored;
  return (
    <div className="draft-preview">
      {page ? <CollectionView data={page} site={site} /> : <main id="main" />}
    </div>
  );
}
