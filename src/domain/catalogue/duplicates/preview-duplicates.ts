import type { MergedDuplicates } from "#contract/duplicates.ts";
import type { Shop } from "../../shop.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { toGroups } from "./to-groups.ts";

/** What mergeDuplicates would do now: the same answer, and nothing changes. */
export async function previewDuplicates(shop: Shop): Promise<MergedDuplicates> {
  return { ...toGroups(await findDuplicates(shop)), batch: null };
}
