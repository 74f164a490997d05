import {
  AVAILABILITIES,
  type Availability,
  productField,
  type ProductFieldName,
} from "#contract/product-fields.ts";
import type { WeightUnit } from "../../parsing/parse-weight.ts";
import type { Cell } from "../tables/table.ts";
import type { DecimalSeparators } from "./detect-decimal-separators.ts";
import type { RowReader } from "./row-reader.ts";

/**
 * A cell as the column of its field holds it; null for an empty one.
 * @throws InvalidCellError for a figure that is no price
 */
export function readField(
  name: ProductFieldName,
  cell: Cell,
  reader: RowReader,
  unit: WeightUnit,
  separator: ReturnType<DecimalSeparators["forColumn"]>,
): unknown {
  const { kind, label } = productField(name);
  switch (kind) {
    case "money":
      return reader.price(cell, separator);
    case "weight":
      return reader.weight(cell, unit, separator);
    case "count":
      return reader.count(`The ${label.toLowerCase()}`, cell);
    case "flag":
      return reader.yesNo(label, cell);
    case "instant":
      return reader.instant(label, cell);
    case "availability":
      return readAvailability(cell, reader);
    default:
      return reader.text(cell);
  }
}

function readAvailability(cell: Cell, reader: RowReader): Availability | null {
  const written = reader.text(cell)?.toLowerCase().replaceAll(" ", "_");
  const known = AVAILABILITIES.find((each) => each === written) ?? null;
  if (written !== undefined && known === null) {
    reader.notes.push(`The availability “${written}” is none of ours and was left out.`);
  }
  return known;
}
