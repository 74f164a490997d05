import { isSameJson } from "#contract/canonical-json.ts";
import type { CollectionForm } from "../form/collection-form.ts";

/**
 * Two edits of one collection put together: my value of each field that I changed, else theirs. null when
 * both changed a field, each in another way.
 */
export function mergeEdits(
  before: CollectionForm,
  mine: CollectionForm,
  theirs: CollectionForm,
): CollectionForm | null {
  const fields = Object.keys(before) as (keyof CollectionForm)[];
  const changed = fields.filter((field) => !isSameJson(mine[field], before[field]));
  const isContested = changed.some(
    (field) => !isSameJson(theirs[field], before[field]) && !isSameJson(theirs[field], mine[field]),
  );
  if (isContested) return null;
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
