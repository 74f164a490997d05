import { type RawBuilder, sql } from "kysely";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Shop } from "../shop.ts";

export type Publication = Pick<Collection, "isPublished" | "publishedAt" | "publishAt">;

/**
 * The condition that visitors see a collection: it is published, or its scheduled time has come.
 * resolvePublication is the same rule on a row.
 */
export const publishedCondition = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(collections.is_published or (collections.publish_at is not null and collections.publish_at <= ${now().toISOString()}))`;

/** The condition that a collection is a draft with a scheduled time ahead. */
export const scheduledCondition = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(not collections.is_published and collections.publish_at is not null and collections.publish_at > ${now().toISOString()})`;

/** A row's publication at a moment. A scheduled time that has come counts, even before publishDue writes it. */
export function resolvePublication(row: Publication, now: Date): Publication {
  const { isPublished, publishedAt, publishAt } = row;
  if (isPublished || publishAt === null) return { isPublished, publishedAt, publishAt: null };
  if (publishAt > now.toISOString()) return { isPublished, publishedAt, publishAt };
  return { isPublished: true, publishedAt: publishedAt ?? publishAt, publishAt: null };
}
