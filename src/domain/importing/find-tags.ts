import { createHash } from "node:crypto";
import { foldName } from "#contract/fold-name.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import { slugify } from "#contract/slug.ts";
import type { NewTag } from "#contract/catalogue/tags.ts";
import type { Shop } from "../shop.ts";
import { guessTagType } from "./guess-tag-type.ts";

type SourceTag = ParsedPiece["tags"][number];

/** Ids of the tags that exist, by name or slug, in order; missing ones are skipped. */
export async function findTags(shop: Shop, tags: SourceTag[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { name } of tags) {
    const id = await findTag(shop, name);
    if (id !== null && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** The same as `findTags` for many pieces, with all tags loaded at once. */
export async function loadTagIds({ db }: Shop): Promise<(tags: SourceTag[]) => number[]> {
  const tags = await db
    .selectFrom("tags")
    .select(["id", "nameKey", "slug"])
    .where("deletedAt", "is", null)
    .orderBy("id", "desc")
    .execute();
  const byName = new Map(tags.map(({ id, nameKey }) => [nameKey, id]));
  const bySlug = new Map(tags.map(({ id, slug }) => [slug, id]));
  const find = (name: string) => {
    const found = [byName.get(foldName(name)), bySlug.get(tagSlug(name))];
    return found.filter((id) => id !== undefined).toSorted((a, b) => a - b)[0];
  };
  return (wanted) => [...new Set(wanted.flatMap(({ name }) => find(name) ?? []))];
}

/** The id of the tag with this name, or its slug; null for none. */
export async function findTag({ db }: Shop, name: string): Promise<number | null> {
  const slug = tagSlug(name);
  const found = await db
    .selectFrom("tags")
    .select("id")
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([eb("nameKey", "=", foldName(name)), eb("slug", "=", slug)]))
    .orderBy("id")
    .executeTakeFirst();
  return found?.id ?? null;
}

/** A tag to be created, as a source names it. */
export const toNewTag = ({ name, type }: SourceTag): NewTag => ({
  name,
  slug: tagSlug(name),
  type: type ?? guessTagType(name),
});

/** A name without any character allowed in slugs gets one from its hash. */
export const tagSlug = (name: string): string =>
  slugify(name).slice(0, 100) ||
  `tag-${createHash("sha256").update(foldName(name)).digest("hex").slice(0, 12)}`;
