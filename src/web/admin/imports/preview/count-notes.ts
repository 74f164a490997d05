import { countOf } from "#contract/count-of.ts";

/** Where several sheets are read, the place of an item names its sheet: "Rings, rows 3–5". */
const SHEET = /^(.+), rows? \d/;

/** "3 notes", or "2 notes in Rings, 1 note in Pins" of several sheets. */
export function countNotes(notes: { where: string }[]): string {
  const bySheet = Map.groupBy(notes, ({ where }) => SHEET.exec(where)?.[1] ?? "");
  return [...bySheet]
    .map(([sheet, { length }]) => `${countOf(length, "note")}${sheet && ` in ${sheet}`}`)
    .join(", ");
}
