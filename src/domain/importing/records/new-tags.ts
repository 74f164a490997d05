import type { Insertable } from "kysely";
import type { TagRecord } from "#contract/importing/import-records.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { type FindTagIds, findTags, tagSlug, toNewTag } from "../find-tags.ts";
import type { ItemsSoFar } from "../items/matching/items-so-far.ts";
import { tagRecords } from "./tag-records.ts";

type SourceTag = ParsedPiece["tags"][number];
/** Begins their fingerprints; those of items of the source have no space. */
export const NEW_TAG_MARK = "tag ";

/** Whether an item is a tag that came with a piece. */
export const isNewTag = ({ fingerprint }: { fingerprint: string }): boolean =>
  fingerprint.startsWith(NEW_TAG_MARK);

type TagItem = Insertable<Tables["importItems"]>;

/*
 * Tags that come with pieces are items of the import too: the preview counts them, and undo removes
 * them unless something else uses them by then.
 */

/**
 * Plans the tags of a piece that neither exist nor are planned. Call it within a transaction.
 * @param place of the piece
 * @param lastPosition of the import's items so far
 * @returns the last position after it
 */
export async function planNewTags(
  shop: Shop,
  { syncLogId, soFar }: { syncLogId: number; soFar: ItemsSoFar },
  tags: SourceTag[],
  { place, lastPosition }: { place: string; lastPosition: number },
): Promise<number> {
  let position = lastPosition;
  for (const tag of tags) {
    if (isPlanned(soFar, tag) || (await findTags(shop, [tag])).length > 0) continue;
    position += 1;
    const item = { ...toItem(tag, JSON.stringify(toRecord(tag))), place };
    await insert(shop, { ...item, syncLogId, position });
    soFar.add({ ...item, sku: null, productId: null });
  }
  return position;
}

/** The ids of the tags of a piece; those that do not exist are created. Call it within a transaction. */
export async function findOrAddTags(
  shop: Shop,
  { syncLogId, findTagIds, place }: { syncLogId: number; findTagIds: FindTagIds; place: string },
  tags: SourceTag[],
): Promise<number[]> {
  const missing = tags.filter((tag) => findTagIds([tag]).length === 0);
  if (missing.length === 0) return findTagIds(tags);
  for (const tag of missing) {
    // One that was just added may have the same slug.
    if ((await findTags(shop, [tag])).length === 0) await addTag(shop, syncLogId, tag, place);
  }
  return findTags(shop, tags);
}

async function addTag(shop: Shop, syncLogId: number, tag: SourceTag, place: string): Promise<void> {
  const { id } = await tagRecords.add(shop, toRecord(tag), new Map());
  await insert(shop, {
    ...toItem(tag, null),
    syncLogId,
    position: (await readLastPosition(shop, syncLogId)) + 1,
    place,
    state: "applied",
    entityId: id,
    made: await tagRecords.stateOf(shop, id),
  });
}

const toRecord = (tag: SourceTag): TagRecord => ({
  of: "tag",
  origin: { id: null, createdAt: null, updatedAt: null },
  tag: toNewTag(tag),
});

const toItem = (tag: SourceTag, record: string | null) => ({
  kind: "tag" as const,
  name: tag.name,
  externalId: tagRecords.keyOf(toRecord(tag)),
  fingerprint: fingerprintOf(tag),
  verdict: "add" as const,
  record,
});

/** One item for all spellings with the same slug. */
const fingerprintOf = ({ name }: SourceTag) => `${NEW_TAG_MARK}${tagSlug(name)}`;

const isPlanned = (soFar: ItemsSoFar, tag: SourceTag): boolean =>
  soFar.hasFingerprint(fingerprintOf(tag)) ||
  soFar.placeOfRecord("tag", tagRecords.keyOf(toRecord(tag)) ?? "") !== null;

/** A tag that was planned, created and deleted again is created anew. */
async function insert({ db }: Shop, item: TagItem): Promise<void> {
  const { state, entityId, made, verdict } = item;
  await db
    .insertInto("importItems")
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(["syncLogId", "fingerprint"])
        .doUpdateSet({ state, entityId, made, verdict, record: null }),
    )
    .execute();
}

/** The position of the import's last item; 0 without any. */
export async function readLastPosition({ db }: Shop, syncLogId: number): Promise<number> {
  const row = await db
    .selectFrom("importItems")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}
