import type { KeptPicture } from "#contract/media.ts";
import type { Page } from "../page.ts";
import type { Shop } from "../shop.ts";
import { toKeptPicture } from "./to-kept-picture.ts";

/** The pictures that the shop keeps, the newest first. @param options no limit: all of them */
export async function listMedia(
  shop: Shop,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Page<KeptPicture>> {
  const { total } = await shop.db
    .selectFrom("media")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  let query = shop.db
    .selectFrom("media")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("hash", "asc");
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return { items: (await query.execute()).map(toKeptPicture), total };
}
