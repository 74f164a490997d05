import type { Collection } from "#contract/collections.ts";
import type { CardCollection } from "./collection-card.tsx";
import { publishedDay } from "./published-day.ts";
import { toListPicture } from "./list-picture.ts";

/**
 * What a card shows of a collection: nothing more goes to the browser.
 * @param isFirst whether it stands above the fold; those below have their colour until they come near
 */
export function toCollectionCard(
  collection: Omit<Collection, "content" | "tagIds" | "productIds">,
  timeZone: string,
  isFirst = false,
): CardCollection {
  const { id, slug, title, description, isPublished } = collection;
  const [first] = collection.media;
  return {
    id,
    // The title beside it says what it shows.
    ...(first && { picture: toListPicture(first, { blur: isFirst ? first.blur : "" }) }),
    slug,
    title,
    description,
    day: publishedDay(collection, timeZone),
    ...(!isPublished && { isDraft: true }),
  };
}
