import { cutText } from "#contract/cut-text.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import { fieldOfColumn, productField } from "#contract/catalogue/product-fields.ts";
import { type Field, type FieldDifference, FIELDS } from "./compare-piece.ts";
import type { TagDifference } from "./compare-tags.ts";
import type { CurrentPiece } from "./load-current.ts";

export type CategoryNames = Map<number, string>;

type Changed = {
  differences: FieldDifference[];
  tags: TagDifference | null;
  /** How many it will have; null when they stay. */
  pictures: number | null;
  current: CurrentPiece;
};

const MAX_LENGTH = 200;

/** Changes in readable form. */
export function describeChanges(changed: Changed, categories: CategoryNames): FieldChange[] {
  const changes = changed.differences.map(({ field, before, after }): FieldChange => ({
    field: FIELDS[field],
    from: formatValue(field, before, categories),
    to: formatValue(field, after, categories),
  }));
  if (changed.tags) changes.push(describeTags(changed.tags));
  if (changed.pictures !== null)
    changes.push(describePictures(changed.current.images.length, changed.pictures));
  return changes;
}

const PICTURES = "Photos";

const describePictures = (from: number, to: number): FieldChange => ({
  field: PICTURES,
  from: String(from),
  to: String(to),
});

/** Planned changes with the number of pictures that a piece really has now. */
export const withActualPictures = (
  planned: FieldChange[],
  before: string[],
  after: string[] | null,
): FieldChange[] => [
  ...planned.filter(({ field }) => field !== PICTURES),
  ...(after ? [describePictures(before.length, after.length)] : []),
];

function describeTags({ add, removeIds }: TagDifference): FieldChange {
  return {
    field: "Tags",
    from: removeIds.length > 0 ? `${removeIds.length} taken off` : null,
    to: add.map(({ name }) => name).join(", ") || null,
  };
}

function formatValue(field: Field, value: unknown, categories: CategoryNames): string | null {
  if (value === null || value === undefined) return null;
  if (field === "costCents") return formatHundredths(Number(value));
  switch (productField(fieldOfColumn(field)).kind) {
    case "money":
    case "weight":
      return formatHundredths(Number(value));
    case "ringSize":
      return formatRingSize(Number(value) / 4);
    case "category":
      return categories.get(Number(value)) ?? null;
    case "flag":
      return value === true ? "Yes" : "No";
    default: {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH)}…` : text;
    }
  }
}
