import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ParsedPiece } from "#contract/imports.ts";
import { slugify } from "#contract/slug.ts";
import type { NewTag } from "#contract/tags.ts";
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

/** The id of the tag with this name, or its slug; null for none. */
export async function findTag({ db }: Shop, name: string): Promise<number | null> {
  const slug = tagSlug(name);
  const found = await db
    .selectFrom("tags")
    .select("id")
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([sql<boolean>`lower(name) = lower(${name})`, eb("slug", "=", slug)]))
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
  `tag-${createHash("sha256").update(name.toLowerCase()).digest("hex").slice(0, 12)}`;
