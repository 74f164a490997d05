import type { MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import type { Shop } from "../../shop.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { toGroups } from "./to-groups.ts";

/** What mergeDuplicates would return, without changing anything. */
export async function previewDuplicates(shop: Shop): Promise<MergedDuplicates> {
  return { ...toGroups(await findDuplicates(shop)), batch: null };
}
