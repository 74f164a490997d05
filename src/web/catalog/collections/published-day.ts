import type { Collection } from "#contract/catalogue/collections.ts";
import { formatLongDate } from "../format-date.ts";

/** An instant (ISO 8601) and its date in the shop's time zone, formatted. */
export type PublishedDay = { instant: string; text: string };

/**
 * When a collection was published, else created. The server formats it, because the first use of
 * Intl.DateTimeFormat in a browser takes longer than hydrating a page.
 */
export function publishedDay(
  { publishedAt, createdAt }: Pick<Collection, "publishedAt" | "createdAt">,
  timeZone: string,
): PublishedDay {
  const instant = publishedAt ?? createdAt;
  return { instant, text: formatLongDate(instant, timeZone) };
}
