import { foldName } from "#contract/fold-name.ts";
import type { Shop } from "../../../shop.ts";
import { createTag } from "../../../catalogue/tags/create-tag.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";
import { readSample } from "../files/sample-files.ts";

/** @returns how many tags were added */
export async function writeSampleTags(shop: Shop): Promise<number> {
  const there = await listTags(shop);
  const taken = new Set(there.flatMap(({ slug, name }) => [slug, foldName(name)]));
  const missing = (await readSample("tags")).filter(
    ({ slug, name }) => !taken.has(slug) && !taken.has(foldName(name)),
  );
  for (const tag of missing) await createTag(shop, tag, { by: null });
  return missing.length;
}
