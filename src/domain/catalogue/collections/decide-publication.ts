import type { CollectionChange } from "#contract/catalogue/collections.ts";
import { invalid } from "../../errors.ts";
import { type Publication, resolvePublication } from "../publication.ts";

type PublicationChange = Pick<CollectionChange, "isPublished" | "publishAt">;

/**
 * The publication of a row after a change. The date of the first publication and the scheduled time that led
 * to it are preserved.
 * @param before as stored
 * @throws invalid for a scheduled time that has passed or that is set on a published collection
 */
export function decidePublication(
  before: Publication,
  change: PublicationChange,
  now: Date,
): Publication {
  const current = resolvePublication(before, now);
  const publishAt = change.publishAt ?? null;
  if (publishAt !== null && publishAt > now.toISOString()) {
    if (change.isPublished ?? current.isPublished) {
      throw invalid("publishAt", "It is published already. Make it a draft first to set a time.");
    }
    return { isPublished: false, publishedAt: current.publishedAt, publishAt };
  }
  // A form that was open when the time came sends that time again.
  const hasCome = publishAt !== null && publishAt === before.publishAt;
  if (publishAt !== null && !hasCome) {
    throw invalid("publishAt", "This time has passed. Choose a later one, or publish it now.");
  }
  if (hasCome || (change.isPublished ?? current.isPublished)) {
    return {
      isPublished: true,
      publishedAt: current.publishedAt ?? now.toISOString(),
      publishAt: current.isPublished ? before.publishAt : null,
    };
  }
  const stays = change.publishAt === undefined && !current.isPublished;
  const { publishedAt } = current;
  return { isPublished: false, publishedAt, publishAt: stays ? before.publishAt : null };
}
