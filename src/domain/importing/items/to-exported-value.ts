import { currentAvailability } from "../../catalogue/reservation.ts";
import { toXmlText } from "../../escape-xml.ts";
import type { Field } from "./compare-piece.ts";
import type { CurrentPiece } from "./load-current.ts";

/**
 * What the shop's own export shows of a field: a reservation that has run out reads as available, and
 * signs that no workbook can hold are left out. What is compared with a cell must read as the cell does.
 */
export function toExportedValue(row: CurrentPiece["row"], field: Field, now: Date): unknown {
  if (field === "availability") return currentAvailability(row, now);
  const value = row[field];
  if (typeof value !== "string" || field === "reservedUntil") return value;
  return toXmlText(value).trim();
}
