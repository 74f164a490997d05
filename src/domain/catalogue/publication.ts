import { type RawBuilder, sql } from "kysely";
import type { Collection } from "#contract/collections.ts";
import type { Shop } from "../shop.ts";

export type Publication = Pick<Collection, "isPublished" | "publishedAt" | "publishAt">;

/**
 * The one rule of when visitors see a collection, as a condition: it is published, or the time that
 * was set for it has come. `resolvePublication` says the same of a row.
 */
export const publishedCondition = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(collections.is_published or (collections.publish_at is not null and collections.publish_at <= ${now().toISOString()}))`;

/** Drafts that will be published by themselves. */
export const scheduledCondition = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(not collections.is_published and collections.publish_at is not null and collections.publish_at > ${now().toISOString()})`;

/** How a row stands at a moment. A time that has come counts, whether or not the row says so yet. */
export function resolvePublication(row: Publication, now: Date): Publication {
  const { isPublished, publishedAt, publishAt } = row;
  if (isPublished || publishAt === null) return { isPublished, publishedAt, publishAt: null };
  if (publishAt > now.toISOString()) return { isPublished, publishedAt, publishAt };
  return { isPublished: true, publishedAt: publishedAt ?? publishAt, publishAt: null };
}
