import { toText } from "./cell-values.ts";
import type { Cell, Row } from "./table.ts";

/** How people name what columns hold. */
type Recognize = {
  /** How many of a row's cells are recognized as headings. */
  count: (row: Row) => number;
  /** Whether a heading is recognized by itself. */
  isKnown: (name: string) => boolean;
  /** Index of the column of names; -1 for none. */
  findName: (row: Row) => number;
};

export type Headings = {
  /** The headings, numbered by their last row. */
  row: Row;
  /** Number of the row above that they also stand in; null for one row. */
  upperRow: number | null;
};

const MAX_LENGTH = 60;
/** "Photo 2" is a heading, "120" and "R-17/b" are not. */
const HEADING = /^\D+\d{0,2}$/;
const UNIT =
  /^[([]?(?:\p{Sc}|[a-z]{3}|k?g|gr|gramm?|ct|[cm]m|in|oz|lbs?|pcs|stk|st|szt|шт|г|мм)\.?[)\]]?$/iu;

/**
 * Joins headings that stand in two rows: groups above their columns, or units beneath them. "Price" over
 * "EUR" and "USD" becomes "Price EUR" and "Price USD"; a cell that is merged over both rows stays one.
 * @param rows the first rows
 * @param found the one among them that is most like headings
 */
export function joinHeadings(rows: Row[], found: Row, recognize: Recognize): Headings {
  const index = rows.indexOf(found);
  const [above, below] = [rows[index - 1], rows[index + 1]];
  if (below && isSecondRow(found, below, recognize))
    return { row: join(found, below, recognize), upperRow: found.number };
  if (above && isGroupRow(above, found)) {
    const joined = join(above, found, recognize);
    if (recognize.count(joined) > recognize.count(found))
      return { row: joined, upperRow: above.number };
  }
  return { row: found, upperRow: null };
}

const textOf = (cell: Cell | undefined): string => toText(cell ?? null) ?? "";
const textsOf = ({ cells }: Row): string[] => cells.map(textOf);
const filled = (row: Row): string[] => textsOf(row).filter((text) => text !== "");

const areHeadings = (row: Row): boolean =>
  row.cells.every((cell) => cell === null || typeof cell === "string") &&
  filled(row).every((text) => text.length <= MAX_LENGTH && HEADING.test(text));

/** Whether a row goes on with the headings: a piece has a name, and more than units. */
function isSecondRow(upper: Row, lower: Row, { findName }: Recognize): boolean {
  if (lower.number !== upper.number + 1 || !areHeadings(lower)) return false;
  const [groups, names] = [textsOf(upper), textsOf(lower)];
  const place = findName(upper);
  if (place === -1 || (names[place] && names[place] !== groups[place])) return false;
  const own = names.filter((name, index) => name !== "" && name !== groups[index]);
  if (own.length === 0) return false;
  const isMerged = names.some((name, index) => name !== "" && name === groups[index]);
  const isSpanned = names.some((name, index) => {
    const group = groupAt(groups, names, index);
    return name !== "" && groups[index] === "" && group !== "";
  });
  return isMerged || isSpanned || own.every((name) => UNIT.test(name));
}

/** Whether a row has groups of the columns below it; a title has a cell of its own, at the start. */
function isGroupRow(upper: Row, lower: Row): boolean {
  if (lower.number !== upper.number + 1 || !areHeadings(upper)) return false;
  const [groups, names] = [textsOf(upper), textsOf(lower)];
  const count = filled(upper).length;
  const isTitle = count === 1 && Boolean(groups[0]);
  return (
    count > 0 &&
    !isTitle &&
    count < filled(lower).length &&
    groups.every((group, index) => group === "" || Boolean(names[index]))
  );
}

/** The group that a column belongs to: its own, or the one to the left that begins above a heading. */
function groupAt(groups: string[], names: string[], index: number): string {
  for (let at = index; at >= 0; at -= 1) {
    const group = groups[at] ?? "";
    const name = names[at] ?? "";
    if (group !== "") return at === index || (name !== "" && name !== group) ? group : "";
    if (name === "") return "";
  }
  return "";
}

function join(upper: Row, lower: Row, { isKnown }: Recognize): Row {
  const [groups, names] = [textsOf(upper), textsOf(lower)];
  const width = Math.max(groups.length, names.length);
  const cells = Array.from({ length: width }, (_, index) => {
    const name = names[index] ?? "";
    const group = name === "" ? (groups[index] ?? "") : groupAt(groups, names, index);
    const joined = name === "" || name === group ? group : `${group} ${name}`.trim();
    return !isKnown(joined) && isKnown(name) ? name : joined;
  });
  return { number: lower.number, cells };
}
