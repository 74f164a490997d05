import { isRing } from "#contract/catalogue/find-noun.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { idParam } from "#contract/field-schemas.ts";
import { canBeAwaited } from "#contract/sales/waiting-list.ts";
import { listPieceCare } from "#domain/catalogue/care/list-piece-care.ts";
import { toCareNotes } from "#domain/catalogue/care/to-care-notes.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionsOfProduct } from "#domain/catalogue/collections/list-collections-of-product.ts";
import { getProduct } from "#domain/catalogue/products/get-product.ts";
import { listRelatedProducts } from "#domain/catalogue/products/related/list-related-products.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { notFound } from "#domain/errors.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { isWaitingOffered } from "#domain/sales/waiting-list/is-waiting-offered.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { describeAvailability } from "#web/catalog/pieces/describe-availability.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import type { PageRequest } from "../page.ts";
import { describeDetails } from "./describe-details.ts";

export type PieceData = Awaited<ReturnType<typeof loadPiece>>;

/** What the page of a piece shows. @throws DomainError not-found */
export async function loadPiece({ shop, viewer, param }: PageRequest) {
  const id = idParam.safeParse(param);
  if (!id.success) throw notFound("Product");
  const piece = await getProduct(shop, id.data, viewer);
  const isAwaitable = piece.isActive && canBeAwaited(piece.availability);
  const [collections, related, allTags, categories, settings, canWait] = await Promise.all([
    listCollectionsOfProduct(shop, piece.id, viewer),
    listRelatedProducts(shop, piece),
    listTags(shop),
    listCategories(shop),
    getSettings(shop),
    isAwaitable && isWaitingOffered(shop),
  ]);
  const { careTexts, timeZone } = settings;
  const tags = allTags.filter(({ id }) => piece.tagIds.includes(id));
  const category = categories.find(({ id }) => id === piece.categoryId)?.name ?? null;
  return {
    piece,
    category,
    availability: describeAvailability(piece, { timeZone, now: shop.now().toISOString() }),
    details: describeDetails(piece),
    care: toCareNotes(listPieceCare(piece), careTexts),
    fineness: listFineness(formatList("metals", piece) ?? piece.materials),
    isRing: isRing(piece.name, [...(category ? [category] : []), ...tags.map(({ name }) => name)]),
    canWait,
    collections: collections.map((each) => toCollectionCard(each, timeZone)),
    related: related.map((each) => toPieceTile(each)),
    tags,
  };
}
