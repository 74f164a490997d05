import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ParsedPiece } from "#contract/imports.ts";
import { slugify } from "#contract/slug.ts";
import type { Shop } from "../shop.ts";
import { createTag } from "../catalogue/tags/create-tag.ts";
import { guessTagType } from "./guess-tag-type.ts";

/** Ids of tags by name or slug, in order; missing tags are created. */
export async function findOrCreateTags(shop: Shop, tags: ParsedPiece["tags"]): Promise<number[]> {
  const ids: number[] = [];
  for (const tag of tags) {
    const id = (await findTag(shop, tag.name)) ?? (await createNamedTag(shop, tag));
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** Ids of the tags that exist; missing ones are skipped. */
export async function findTags(shop: Shop, tags: ParsedPiece["tags"]): Promise<number[]> {
  const ids: number[] = [];
  for (const { name } of tags) {
    const id = await findTag(shop, name);
    if (id !== null && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

async function findTag({ db }: Shop, name: string): Promise<number | null> {
  const slug = slugOf(name);
  const found = await db
    .selectFrom("tags")
    .select("id")
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([sql<boolean>`lower(name) = lower(${name})`, eb("slug", "=", slug)]))
    .orderBy("id")
    .executeTakeFirst();
  return found?.id ?? null;
}

async function createNamedTag(
  shop: Shop,
  { name, type }: ParsedPiece["tags"][number],
): Promise<number> {
  const tag = await createTag(shop, { name, slug: slugOf(name), type: type ?? guessTagType(name) });
  return tag.id;
}

/** A name without any character allowed in slugs gets one from its hash. */
const slugOf = (name: string): string =>
  slugify(name).slice(0, 100) ||
  `tag-${createHash("sha256").update(name.toLowerCase()).digest("hex").slice(0, 12)}`;
