import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { withMetal } from "#contract/catalogue/describe-metal.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { DraftPage } from "#web/catalog/drafts/draft-preview.ts";
import { publishedDay } from "#web/catalog/collections/published-day.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { fillText } from "#web/catalog/text-pieces/fill-text.ts";
import { type CollectionForm, toCollectionBody } from "../form/collection-form.ts";

type Context = {
  /** The stored collection; null for a new one. */
  collection: Collection | null;
  findPicture: (url: string) => Picture;
  /** Those of the form's pieces that are loaded, in its order. */
  pieces: Product[];
  /** Those of the pieces shown in the text that are loaded. */
  textPieces: Product[];
  /** The ids of pieces that are still loading. */
  loading: number[];
  tags: Tag[];
  timeZone: string;
  /** ISO 8601. */
  now: string;
};

/** The form's values as visitors would see them once they are saved and published. */
export function toDraftPage(values: CollectionForm, context: Context): DraftPage {
  const { collection, findPicture, timeZone, now } = context;
  const shown = context.pieces.filter(({ isActive }) => isActive).map(withMetal);
  const textPieces = context.textPieces.filter(({ isActive }) => isActive).map(withMetal);
  const publishedAt = collection?.publishedAt ?? values.publishAt ?? now;
  return {
    collection: {
      ...(collection ?? NOT_STORED),
      ...toCollectionBody(values),
      content: fillText(values.content, textPieces, context.loading),
      media: values.images.map(findPicture),
      productIds: shown.map(({ id }) => id),
      isPublished: true,
      publishedAt,
      createdAt: collection?.createdAt ?? now,
      updatedAt: now,
    },
    day: publishedDay({ publishedAt, createdAt: now }, timeZone),
    pieces: shown.map((piece) => toPieceTile(piece)),
    tags: context.tags
      .filter(({ id }) => collection?.tagIds.includes(id))
      .map(({ id, name, color }) => ({ id, name, color })),
  };
}

const NOT_STORED = { id: 0, isFeatured: false, tagIds: [], version: 1 };
