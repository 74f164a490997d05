import {
  countVote,
  type DecimalSign,
  noVotes,
  type SignVotes,
  winner,
} from "./decimal-separator.ts";
import { cellAt } from "../tables/header.ts";
import type { Rows } from "./layout.ts";
import type { Row } from "../tables/table.ts";

export type Signs = {
  /** The sign of a column, else that of the file, else none. */
  of: (column: number | undefined) => DecimalSign | null;
};

/** Goes once through the rows and finds out, column by column, which sign parts the decimals. */
export async function learnSigns(
  rows: Rows,
  columns: (number | undefined)[],
  alsoSee: (row: Row) => void = () => undefined,
): Promise<Signs> {
  const votes = new Map<number, SignVotes>();
  for (const column of columns) if (column !== undefined) votes.set(column, noVotes());
  for await (const row of rows()) {
    for (const [column, counted] of votes) countVote(counted, cellAt(row, column));
    alsoSee(row);
  }
  const all = noVotes();
  for (const counted of votes.values()) {
    all["."] += counted["."];
    all[","] += counted[","];
  }
  return { of: (column) => winner(votes.get(column ?? -1) ?? all) ?? winner(all) };
}
