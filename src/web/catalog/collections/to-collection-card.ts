import type { Collection } from "#contract/catalogue/collections.ts";
import type { CardCollection } from "./collection-card.tsx";
import { publishedDay } from "./published-day.ts";
import { toListPicture } from "../pictures/list-picture.ts";

/**
 * A collection reduced to what its card shows, to keep the page small.
 * @param isAboveFold adds the blurred copy; pictures further down have only their color as placeholder
 */
export function toCollectionCard(
  collection: Omit<Collection, "content" | "tagIds" | "productIds">,
  timeZone: string,
  isAboveFold = false,
): CardCollection {
  const { id, slug, title, description, isPublished } = collection;
  const [first] = collection.media;
  return {
    id,
    // Decorative, so without alt text.
    ...(first && { picture: toListPicture(first, { blur: isAboveFold ? first.blur : "" }) }),
    slug,
    title,
    description,
    day: publishedDay(collection, timeZone),
    ...(!isPublished && { isDraft: true }),
  };
}
