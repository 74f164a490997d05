import type { CardCollection } from "./item-card.tsx";
import { unblurred } from "./to-tile.ts";

/** So many stand above the fold; those below have their colour until they come near. */
const FIRST = 3;

/** What a card shows of a collection: nothing more goes to the browser. */
export function toCard(collection: Omit<CardCollection, "marks">, index: number): CardCollection {
  const { id, slug, title, description, isPublished, publishedAt, createdAt } = collection;
  const first = collection.media.slice(0, 1);
  const media = index < FIRST ? first : first.map(unblurred);
  return { id, slug, title, description, isPublished, publishedAt, createdAt, media };
}
