import { foldName } from "#contract/fold-name.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import type { KnownTag } from "./known-tags.ts";

/**
 * Splits tags into those that exist, by name or slug whatever their type, and those that do not.
 */
export async function findTags(
  shop: Shop,
  wanted: KnownTag[],
): Promise<{ ids: Map<KnownTag, number>; missing: KnownTag[] }> {
  const idByName = new Map<string, number>();
  for (const { id, name, slug } of await listTags(shop)) {
    idByName.set(slug, id);
    idByName.set(foldName(name), id);
  }
  const ids = new Map<KnownTag, number>();
  const missing: KnownTag[] = [];
  for (const tag of new Set(wanted)) {
    const id = idByName.get(foldName(tag.name)) ?? idByName.get(tag.slug);
    if (id === undefined) missing.push(tag);
    else ids.set(tag, id);
  }
  return { ids, missing };
}
