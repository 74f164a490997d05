import { foldName } from "#contract/fold-name.ts";
import { slugify } from "#contract/slug.ts";
import type { Shop } from "../shop.ts";
import { listTags } from "../catalogue/tags/list-tags.ts";

/** The name of the existing tag a word means, by name or slug; null for none. */
export type FindTagName = (word: string) => string | null;

export async function tagFinder(shop: Shop): Promise<FindTagName> {
  const tags = await listTags(shop);
  const names = new Map([
    ...tags.map(({ name, slug }) => [slug, name] as const),
    ...tags.map(({ name }) => [foldName(name), name] as const),
  ]);
  return (word) => names.get(foldName(word)) ?? names.get(slugify(word)) ?? null;
}
