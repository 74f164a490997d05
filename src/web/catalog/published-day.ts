import type { Collection } from "#contract/collections.ts";
import { formatLongDate } from "./format-date.ts";

/** A moment, and the day it was in the shop. */
export type PublishedDay = { instant: string; words: string };

/**
 * When a collection was published, else written. The server puts it into words: a browser's calendar
 * takes longer to wake than a whole page to be taken over.
 */
export function publishedDay(
  { publishedAt, createdAt }: Pick<Collection, "publishedAt" | "createdAt">,
  timeZone: string,
): PublishedDay {
  const instant = publishedAt ?? createdAt;
  return { instant, words: formatLongDate(instant, timeZone) };
}
