import { toText } from "./cell-values.ts";
import type { Row } from "./table.ts";

/** More are counted. */
const MAX_LISTED = 40;

/** Which columns hold something that is read nowhere. */
export function unreadColumns(names: string[]) {
  const empty = new Set(names.keys());
  return {
    /** A cell that holds nothing but a space or a 0 says nothing. */
    see: ({ cells }: Row): void => {
      for (const index of empty) {
        const text = toText(cells[index] ?? null);
        if (text !== null && text !== "0") empty.delete(index);
      }
    },
    /** @param read indexes of the columns that are read, or were left out by a person */
    describe: (read: Iterable<number | undefined>): string[] => {
      const known = new Set(read);
      const left = names.filter((_, index) => !known.has(index) && !empty.has(index));
      if (left.length === 0) return [];
      const listed = left.slice(0, MAX_LISTED).map((name) => `“${name}”`);
      const others = left.length - listed.length;
      const rest = others > 0 ? ` and ${others} more` : "";
      return [
        `${left.length === 1 ? "A column is" : "Columns are"} not read: ${listed.join(", ")}${rest}. If you need one, choose what it holds under Columns.`,
      ];
    },
  };
}
