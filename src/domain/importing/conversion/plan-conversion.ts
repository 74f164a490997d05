import type { Conversion } from "#contract/importing/conversion.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { Settings } from "#contract/settings/settings.ts";
import type { KnownTag } from "./known-tags.ts";
import { classifyPiece, type UnconvertedPiece } from "./classify-piece.ts";
import { type CollectionText, writeCollectionText } from "./write-collection-text.ts";

/** The collection planned for a piece. */
export type PlannedCollection = { piece: Product; text: CollectionText; tags: KnownTag[] };

export function planConversion(
  pieces: UnconvertedPiece[],
  settings: Settings,
): PlannedCollection[] {
  return pieces.map((unconverted) => {
    const classification = classifyPiece(unconverted);
    const text = writeCollectionText(unconverted.piece, classification, settings);
    return {
      piece: unconverted.piece,
      text,
      tags: [...classification.materials, ...classification.types],
    };
  });
}

/** The result of a conversion, or of its preview. */
export const describePlan = (
  planned: PlannedCollection[],
  newTags: string[],
): Omit<Conversion, "syncLogId"> => ({
  message: `Converted ${planned.length} products into collection entries and created ${newTags.length} tags.`,
  converted: planned.length,
  tagsCreated: newTags.length,
  collections: planned.map(({ piece, text }) => ({
    productId: piece.id,
    title: text.title,
    isPublished: piece.isActive,
  })),
  newTags,
});
