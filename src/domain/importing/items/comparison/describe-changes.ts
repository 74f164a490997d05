import { formatHundredths } from "#contract/decimals.ts";
import type { FieldChange, ParsedPiece } from "#contract/imports.ts";
import { fieldOfColumn, productField } from "#contract/product-fields.ts";
import { type Field, type FieldDifference, FIELDS } from "./compare-piece.ts";
import type { TagDifference } from "./compare-tags.ts";
import type { CurrentPiece } from "./load-current.ts";

export type CategoryNames = Map<number, string>;

type Changed = {
  differences: FieldDifference[];
  tags: TagDifference | null;
  pictures: boolean;
  piece: ParsedPiece;
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
  if (changed.pictures) {
    changes.push({
      field: "Pictures",
      from: String(changed.current.images.length),
      to: String(changed.piece.pictures?.length ?? 0),
    });
  }
  return changes;
}

function describeTags({ add, removeIds }: TagDifference): FieldChange {
  return {
    field: "Tags",
    from: removeIds.length > 0 ? `${removeIds.length} taken off` : null,
    to: add.map(({ name }) => name).join(", ") || null,
  };
}

function formatValue(field: Field, value: unknown, categories: CategoryNames): string | null {
  if (value === null || value === undefined) return null;
  switch (productField(fieldOfColumn(field)).kind) {
    case "money":
    case "weight":
      return formatHundredths(Number(value));
    case "category":
      return categories.get(Number(value)) ?? null;
    case "flag":
      return value === true ? "Yes" : "No";
    default: {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
    }
  }
}
