import type { Conversion } from "#contract/conversion.ts";
import type { Product } from "#contract/products.ts";
import type { Settings } from "#contract/settings.ts";
import type { KnownTag } from "./known-tags.ts";
import { nameWork, type Work } from "./classify-piece.ts";
import { type Story, writeStory } from "./write-collection-text.ts";

/** What a piece becomes. */
export type Planned = { piece: Product; story: Story; tags: KnownTag[] };

export function planConversion(works: Work[], settings: Settings): Planned[] {
  return works.map((work) => {
    const named = nameWork(work);
    const story = writeStory(work.piece, named, settings);
    return { piece: work.piece, story, tags: [...named.materials, ...named.types] };
  });
}

/** What a conversion says of what it made, or would make. */
export const tellPlan = (planned: Planned[], newTags: string[]): Omit<Conversion, "syncLogId"> => ({
  message: `Converted ${planned.length} products into collection entries and created ${newTags.length} tags.`,
  converted: planned.length,
  tagsCreated: newTags.length,
  collections: planned.map(({ piece, story }) => ({
    productId: piece.id,
    title: story.title,
    isPublished: piece.isActive,
  })),
  newTags,
});
