import { type NewTag, newTagSchema } from "#contract/tags.ts";
import { slugify } from "#contract/slug.ts";
import { DomainError } from "../errors.ts";
import type { Origin } from "../origin.ts";
import type { Shop } from "../shop.ts";
import { createTag } from "../tags/create-tag.ts";
import { listTags } from "../tags/list-tags.ts";
import { count, originOf, ownRows } from "./own-rows.ts";
import type { Table } from "./table.ts";

const TYPES: Record<string, NewTag["type"]> = {
  "jewelry type": "jewelry_type",
  material: "material",
};

type OwnTag = { tag: NewTag; origin: Origin };

/** Says how many tags of the export would come in. */
export async function previewOwnTags(shop: Shop, table: Table | null): Promise<string[]> {
  const { length } = await findMissing(shop, table);
  return length === 0 ? [] : [`${count(length, "tag")} of the sheet “Tags” would come in as well.`];
}

/**
 * Adds the tags of the export that are not here, so that its pieces find them. Those that are here stay
 * as they are.
 * @returns the ids of the new ones, and why others were left out
 */
export async function takeOwnTags(
  shop: Shop,
  table: Table | null,
): Promise<{ ids: number[]; notes: string[] }> {
  const ids: number[] = [];
  const notes: string[] = [];
  for (const { tag, origin } of await findMissing(shop, table)) {
    try {
      ids.push((await createTag(shop, tag, origin)).id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      notes.push(`The tag “${tag.name}” was left out: ${error.message}`);
    }
  }
  if (ids.length > 0)
    notes.unshift(
      `${count(ids.length, "tag")} came in as well, and would stay if the import is undone.`,
    );
  return { ids, notes };
}

/** Takes back the tags of an import that came to nothing. */
export async function dropOwnTags({ db }: Shop, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("tags").where("id", "in", ids).execute();
}

async function findMissing(shop: Shop, table: Table | null): Promise<OwnTag[]> {
  const tags: OwnTag[] = [];
  const known = new Set((await listTags(shop)).map(({ name }) => name.toLowerCase()));
  for await (const row of ownRows(table)) {
    const name = row.text("Name") ?? "";
    const read = newTagSchema.safeParse({
      name,
      slug: row.text("Slug") ?? slugify(name),
      type: TYPES[row.text("Type")?.toLowerCase() ?? ""] ?? "jewelry_type",
      color: row.text("Color") ?? undefined,
    });
    if (!read.success || known.has(name.toLowerCase())) continue;
    known.add(name.toLowerCase());
    tags.push({ tag: read.data, origin: originOf(row) });
  }
  return tags;
}
