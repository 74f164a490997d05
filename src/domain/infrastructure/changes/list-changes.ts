import type { Change } from "#contract/access/changes.ts";
import type { Shop } from "../../shop.ts";

/** Who changed settings and pieces, newest first. @param before an id: older ones */
export async function listChanges(
  shop: Shop,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Change[]> {
  return shop.db
    .selectFrom("changes")
    .select(["id", "kind", "productId", "label", "action", "fields"])
    .select(["username as by", "changedAt as at"])
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
