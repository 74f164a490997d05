import { createHash } from "node:crypto";
import { foldName } from "#contract/fold-name.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import { slugify } from "#contract/slug.ts";
import type { NewTag } from "#contract/catalogue/tags.ts";
import type { Shop } from "../shop.ts";
import { guessTagType } from "./guess-tag-type.ts";

type SourceTag = ParsedPiece["tags"][number];

export type FindTagIds = (tags: SourceTag[]) => number[];

/** Ids of the tags that exist, by name or slug, in order; missing ones are skipped. */
export const findTags = async (shop: Shop, tags: SourceTag[]): Promise<number[]> =>
  (await loadTagIds(shop, tags))(tags);

/**
 * The same as `findTags` for many pieces, with their tags loaded at once.
 * @param wanted all that will be looked up; all tags of the shop unless given
 */
export async function loadTagIds({ db }: Shop, wanted?: SourceTag[]): Promise<FindTagIds> {
  if (wanted?.length === 0) return () => [];
  const names = wanted?.map(({ name }) => name);
  const tags = await db
    .selectFrom("tags")
    .select(["id", "nameKey", "slug"])
    .where("deletedAt", "is", null)
    .$if(names !== undefined, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb("nameKey", "in", names?.map(foldName) ?? []),
          eb("slug", "in", names?.map(tagSlug) ?? []),
        ]),
      ),
    )
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
