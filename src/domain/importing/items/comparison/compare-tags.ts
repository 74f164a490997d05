import { foldName } from "#contract/fold-name.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { CurrentPiece, LastRead } from "./load-current.ts";

/** Ids of the tags that exist, in order. */
export type FindTagIds = (tags: ParsedPiece["tags"]) => Promise<number[]> | number[];

export type TagDifference = { add: ParsedPiece["tags"]; removeIds: number[] };

/**
 * Tags the source added or removed since it was last read. Tags edited here stay; a source without
 * tags changes nothing.
 * @returns null when nothing changes
 */
export async function compareTags(
  now: ParsedPiece,
  last: LastRead | null,
  current: CurrentPiece,
  findTagIds: FindTagIds,
): Promise<TagDifference | null> {
  if (now.tags.length === 0) return null;
  const former = last?.piece.tags ?? [];
  const add: ParsedPiece["tags"] = [];
  for (const tag of without(now.tags, former)) {
    const [id] = await findTagIds([tag]);
    if (id === undefined || !current.tagIds.includes(id)) add.push(tag);
  }
  const formerIds = await findTagIds(without(former, now.tags));
  const currentIds = await findTagIds(now.tags);
  const removeIds = formerIds.filter(
    (id) => current.tagIds.includes(id) && !currentIds.includes(id),
  );
  return add.length > 0 || removeIds.length > 0 ? { add, removeIds } : null;
}

function without(tags: ParsedPiece["tags"], others: ParsedPiece["tags"]): ParsedPiece["tags"] {
  if (others.length === 0) return tags;
  const names = new Set(others.map(({ name }) => foldName(name)));
  return tags.filter(({ name }) => !names.has(foldName(name)));
}
