import { withMetal } from "#contract/catalogue/describe-metal.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { findNeighborCollections } from "#domain/catalogue/collections/find-neighbor-collections.ts";
import { listRelatedCollections } from "#domain/catalogue/collections/list-related-collections.ts";
import { listProductsOfCollection } from "#domain/catalogue/products/list-products-of-collection.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import type { Shop } from "#domain/shop.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import type { Viewer } from "#domain/viewer.ts";
import { publishedDay } from "#web/catalog/collections/published-day.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { listPieceIds } from "#web/catalog/text-pieces/fill-pieces.ts";
import type { CollectionData, Neighbor } from "./collection-view.tsx";
import { fillText } from "#web/catalog/text-pieces/fill-text.ts";

/** A collection with everything else its page shows. */
export async function loadCollection(
  shop: Shop,
  collection: Collection,
  viewer: Viewer,
): Promise<CollectionData> {
  const content = collection.content ?? "";
  const [pieces, shown, related, neighbors, tags, { timeZone }] = await Promise.all([
    listProductsOfCollection(shop, collection.id, viewer),
    listVisibleByIds(shop, listPieceIds(content)),
    listRelatedCollections(shop, collection, viewer),
    findNeighborCollections(shop, collection, viewer),
    listTags(shop),
    getSettings(shop),
  ]);
  return {
    collection: { ...collection, content: fillText(content, shown.map(withMetal)) },
    day: publishedDay(collection, timeZone),
    pieces: pieces.map((each) => toPieceTile(withMetal(each))),
    related: related.map((each) => toCollectionCard(each, timeZone)),
    previous: toNeighbor(neighbors.previous),
    next: toNeighbor(neighbors.next),
    tags: tags
      .filter((tag) => collection.tagIds.includes(tag.id))
      .map(({ id, name, color }) => ({ id, name, color })),
  };
}

const toNeighbor = (other: Collection | null): Neighbor | null =>
  other && { slug: other.slug, title: other.title };
