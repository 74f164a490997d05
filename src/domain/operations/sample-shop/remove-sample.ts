import { randomUUID } from "node:crypto";
import type { RemovedSample, SampleRemoval } from "#contract/settings/sample-removal.ts";
import type { TrashKind } from "#contract/operations/trash.ts";
import { indexTagged } from "../../infrastructure/search/index/index-tagged.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import type { SampleContents } from "../../infrastructure/trash/sample-contents.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { findSample } from "./find-sample.ts";

/** What removeSample would do. */
export async function previewSampleRemoval(shop: Shop): Promise<SampleRemoval> {
  const { contents, kept } = await findSample(shop);
  return { removed: countContents(contents), kept };
}

/**
 * Moves everything that is left of the sample shop to the trash, as one entry that brings all of it back.
 * What was added or edited since stays, and so does everything that it uses; the shop stays as open as it was.
 * @param by the admin's username
 */
export async function removeSample(
  shop: Shop,
  by: string | null,
): Promise<Omit<RemovedSample, "message">> {
  return inTransaction(shop, async (shop) => {
    const { contents, kept } = await findSample(shop);
    const removed = countContents(contents);
    if (Object.values(removed).every((count) => count === 0)) {
      return { removed, kept, trashId: null };
    }
    await markDeleted(shop, contents);
    await clearWords(shop, contents);
    const { id } = await shop.db
      .insertInto("removedSamples")
      .values({ contents: JSON.stringify(contents) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const removal = { kind: "sample", entityId: id, label: "The sample shop", by } as const;
    const trashId = await moveToTrash(shop, removal);
    await recordChange(shop, by, { kind: "sample", action: "deleted" });
    return { removed, kept, trashId };
  });
}

const countContents = (contents: SampleContents): SampleRemoval["removed"] => ({
  pieces: contents.product.length,
  collections: contents.collection.length,
  tags: contents.tag.length,
  orders: contents.order.length,
  subscribers: contents.subscriber.length,
  pages: contents.pages.length,
  homeSections: contents.heroSections.length,
  settings: contents.settings.length,
});

async function markDeleted(shop: Shop, contents: SampleContents): Promise<void> {
  const ids: [TrashKind, number[]][] = [
    ["product", contents.product],
    ["collection", contents.collection.map(({ id }) => id)],
    ["tag", contents.tag],
    ["order", contents.order],
    ["subscriber", contents.subscriber],
  ];
  // Their own trash entries give way to the one of the whole sample.
  const batch = randomUUID();
  for (const [kind, entityIds] of ids) {
    if (entityIds.length === 0) continue;
    const entries = entityIds.map((entityId) => ({ entityId, label: "" }));
    await moveManyToTrash(shop, { kind, entries, by: null, batch });
  }
  await shop.db.deleteFrom("trash").where("batch", "=", batch).execute();
  if (contents.tag.length > 0) await indexTagged(shop, contents.tag);
}

async function clearWords({ db }: Shop, contents: SampleContents): Promise<void> {
  const keys = contents.settings.map(({ key }) => key);
  if (keys.length > 0) await db.deleteFrom("settings").where("key", "in", keys).execute();
  const sections = contents.heroSections.map(({ key }) => key);
  if (sections.length > 0) {
    await db.deleteFrom("heroSections").where("key", "in", sections).execute();
  }
  const slugs = contents.pages.map(({ slug }) => slug);
  if (slugs.length > 0) {
    await db.updateTable("pages").set({ content: "" }).where("slug", "in", slugs).execute();
  }
}
