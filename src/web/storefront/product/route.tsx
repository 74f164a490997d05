import { Suspense, use, useEffect } from "react";
import { isRing } from "#contract/catalogue/find-noun.ts";
import { idParam } from "#contract/field-schemas.ts";
import { canBeAwaited } from "#contract/sales/waiting-list.ts";
import { listPieceCare } from "#domain/catalogue/care/list-piece-care.ts";
import { toCareNotes } from "#domain/catalogue/care/to-care-notes.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionsOfProduct } from "#domain/catalogue/collections/list-collections-of-product.ts";
import { notFound } from "#domain/errors.ts";
import { getProduct } from "#domain/catalogue/products/get-product.ts";
import { listRelatedProducts } from "#domain/catalogue/products/related/list-related-products.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { isWaitingOffered } from "#domain/sales/waiting-list/is-waiting-offered.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { describeAvailability } from "#web/catalog/pieces/describe-availability.ts";
import type { ListPicture } from "#web/catalog/pictures/list-picture.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { product as productData } from "#web/seo/product.ts";
import { siteOf } from "#web/seo/site.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { focusMain } from "../layout/focus-main.ts";
import { redirectMoved } from "../redirect-moved.server.ts";
import { SeenPageBoundary } from "../seen-page-boundary.tsx";
import { useSeenPage } from "../seen-pages.ts";
import type { Route } from "./+types/route.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { describeDetails } from "./describe-details.ts";
import { isOpening, type OpeningPiece as OpeningData } from "../open-from-card.ts";
import { OpeningPiece } from "./opening-piece.tsx";
import { PieceNotFound } from "./piece-not-found.tsx";
import { PiecePage } from "./piece-page.tsx";
import { MESSAGES } from "./messages.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = getShop(context);
  const viewer = getViewer(context);
  const load = async () => {
    const id = idParam.safeParse(params.id);
    if (!id.success) throw notFound("Product");
    const product = await getProduct(shop, id.data, viewer);
    const isAwaitable = product.isActive && canBeAwaited(product.availability);
    const [collections, related, allTags, categories, settings, canWait] = await Promise.all([
      listCollectionsOfProduct(shop, product.id, viewer),
      listRelatedProducts(shop, product),
      listTags(shop),
      listCategories(shop),
      getSettings(shop),
      isAwaitable && isWaitingOffered(shop),
    ]);
    const tags = allTags.filter(({ id }) => product.tagIds.includes(id));
    const category = categories.filter(({ id }) => id === product.categoryId);
    return {
      piece: product,
      // Not in the browser, where a first date takes longer than the page.
      availability: describeAvailability(product, {
        timeZone: settings.timeZone,
        now: shop.now().toISOString(),
      }),
      details: describeDetails(product),
      care: toCareNotes(listPieceCare(product), settings.careTexts),
      fineness: listFineness(formatList("metals", product) ?? product.materials),
      isRing: isRing(
        product.name,
        [...category, ...tags].map(({ name }) => name),
      ),
      canWait,
      collections: collections.map((each) => toCollectionCard(each, settings.timeZone)),
      related: related.map((each) => toPieceTile(each)),
      tags: tags.map(({ id, name, color }) => ({ id, name, color })),
    };
  };
  return withPageErrors(redirectMoved(context, url, load()));
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location, error }) => {
  const site = siteOf(matches);
  if (loaderData && isOpening(loaderData)) {
    const { id, name } = loaderData.card;
    return pageMeta(site, { title: name, description: name, path: `/products/${id}` });
  }
  if (!loaderData || error) {
    const page = { title: MESSAGES.notFound.title, description: "", path: location.pathname };
    return pageMeta(site, { ...page, noIndex: true });
  }
  const { piece } = loaderData;
  return pageMeta(site, {
    title: piece.name,
    description: piece.description ?? piece.name,
    path: `/products/${piece.id}`,
    picture: piece.media[0],
    type: "product",
    noIndex: !piece.isActive,
  });
};

type PieceData = Route.ComponentProps["loaderData"];

export default function Piece({ loaderData }: { loaderData: PieceData | OpeningData }) {
  if (!isOpening(loaderData)) return <SeenPiece loaderData={loaderData} />;
  return (
    <Suspense fallback={<OpeningPiece piece={loaderData.card} />} key={loaderData.card.id}>
      <OpenedPiece {...loaderData} />
    </Suspense>
  );
}

/** A piece that was opened from its tile, once its data is there. */
function OpenedPiece({ card, whole }: OpeningData) {
  const loaderData = use(whole) as PieceData | null;
  useEffect(() => {
    // A redirect, a missing piece or a failure: the document says what is the case.
    if (!loaderData) location.reload();
    // The main element that had the focus is gone.
    else if (document.activeElement === document.body) focusMain();
  }, [loaderData]);
  if (!loaderData) return <OpeningPiece piece={card} />;
  return <SeenPiece cardPicture={card.picture} loaderData={loaderData} />;
}

type PageProps = { loaderData: PieceData; cardPicture?: ListPicture | undefined };

function SeenPiece(props: PageProps) {
  useSeenPage(props.loaderData);
  return <Page {...props} />;
}

function Page({ loaderData, cardPicture }: PageProps) {
  const { piece } = loaderData;
  const layoutData = useLayoutData();
  const category = layoutData.categories.find(({ id }) => id === piece.categoryId)?.name ?? null;
  const path = `/products/${piece.id}`;
  const crumbs = [
    { name: MESSAGES.list, path: "/products" },
    { name: piece.name, path },
  ];
  return (
    <>
      <PiecePage
        key={piece.id}
        {...loaderData}
        cardPicture={cardPicture}
        category={category}
        url={layoutData.origin + path}
      />
      {piece.isActive && (
        <JsonLd data={import.meta.env.SSR && productData(layoutData, piece, category)} />
      )}
      <JsonLd data={import.meta.env.SSR && breadcrumbs(layoutData, crumbs)} />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SeenPageBoundary error={error} NotFound={PieceNotFound} Page={Page} />
);
