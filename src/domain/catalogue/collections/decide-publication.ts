import type { CollectionChange } from "#contract/collections.ts";
import { invalid } from "../../errors.ts";
import { type Publication, resolvePublication } from "../publication.ts";

type PublicationChange = Pick<CollectionChange, "isPublished" | "publishAt">;

/**
 * How a collection stands once a wish is fulfilled, as its row holds it. The first publication is
 * remembered for good, and a row keeps the time that published it.
 * @param before as the row holds it
 * @throws invalid for a time that has passed, and for one set for what is published
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
  // Who had it open while its time came sends that time once more.
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
