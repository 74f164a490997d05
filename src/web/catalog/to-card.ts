import type { Collection } from "#contract/collections.ts";
import type { CardCollection } from "./item-card.tsx";
import { slim } from "./slim-picture.ts";

/**
 * What a card shows of a collection: nothing more goes to the browser.
 * @param isFirst whether it stands above the fold; those below have their colour until they come near
 */
export function toCard(
  collection: Omit<Collection, "content" | "tagIds" | "productIds">,
  isFirst = false,
): CardCollection {
  const { id, slug, title, description, isPublished, publishedAt, createdAt } = collection;
  const [first] = collection.media;
  return {
    id,
    // The title beside it says what it shows.
    ...(first && { picture: slim(first, { blur: isFirst ? first.blur : "" }) }),
    slug,
    title,
    description,
    date: publishedAt ?? createdAt,
    ...(!isPublished && { isDraft: true }),
  };
}
