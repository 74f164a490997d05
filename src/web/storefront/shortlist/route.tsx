import { formatList } from "#contract/catalogue/format-fact.ts";
import { isRing } from "#contract/catalogue/find-noun.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { splitMaterials } from "#domain/sales/papers/describe-materials.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { describeRingSize, describeUsSize } from "../product/describe-ring-size.ts";
import type { Route } from "./+types/route.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { readPieceIds } from "./read-piece-ids.ts";
import { ShortlistPage } from "./shortlist-page.tsx";
import { MESSAGES } from "./messages.ts";

/** The pieces that the address names. Which ones a browser keeps is never sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = getShop(context);
  const ids = readPieceIds(url.searchParams.get("pieces"));
  const [products, tags, categories] = await withPageErrors(
    Promise.all([listVisibleByIds(shop, ids), listTags(shop), listCategories(shop)]),
  );
  const pieces = products.map((product) => {
    const { tagIds, categoryId } = product;
    const names = [
      ...tags.filter(({ id }) => tagIds.includes(id)),
      ...categories.filter(({ id }) => id === categoryId),
    ].map(({ name }) => name);
    return toComparedPiece(product, isRing(product.name, names));
  });
  return { ids, pieces, now: shop.now().toISOString() };
}

function toComparedPiece(product: Product, isRing: boolean): ComparedPiece {
  const { id, name, price, availability, isActive, reservedUntil, leadTime } = product;
  const { materials, weight, dimensions, media } = product;
  const inMaterials = splitMaterials(materials);
  return {
    id,
    name,
    price,
    availability,
    isActive,
    reservedUntil,
    leadTime,
    media: media.slice(0, 1),
    metal: formatList("metals", product) ?? inMaterials.metal,
    stones: formatList("stones", product) ?? inMaterials.stones,
    ringSize: describeRingSize(product, describeUsSize),
    weight,
    dimensions,
    isRing,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: MESSAGES.title,
    description: "",
    path: "/shortlist",
    noIndex: true,
  });

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistPage {...loaderData} />;
}
