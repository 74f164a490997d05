import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import type { SearchKind } from "./search-index.ts";

type TagLabel = { id: number; name: string };

/** The tags of each of these pieces or collections, by its id, without tags in the trash. */
export async function listTagsByOwner(
  shop: Shop,
  kind: SearchKind,
  ids: number[],
): Promise<Map<number, TagLabel[]>> {
  const links =
    kind === "product"
      ? shop.db.selectFrom("productTags").select(["productId as owner", "tagId"])
      : shop.db.selectFrom("collectionTags").select(["collectionId as owner", "tagId"]);
  const rows = await shop.db
    .selectFrom(links.as("links"))
    .innerJoin("tags", "tags.id", "links.tagId")
    .select(["links.owner", "tags.id", "tags.name"])
    .where("links.owner", "in", idList(shop, ids))
    .where("tags.deletedAt", "is", null)
    .orderBy("tags.id")
    .execute();
  return Map.groupBy(rows, (row) => row.owner);
}

export const tagNames = (labels: TagLabel[] = []): string[] => labels.map(({ name }) => name);
