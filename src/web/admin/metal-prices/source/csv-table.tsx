import { useState } from "react";
import { SHOWN_AT_ONCE, nameMore } from "./json-tree.tsx";
import type { SourceForm } from "./use-source-form.ts";
import { ValueButton } from "./value-button.tsx";

/** Rows from the end that are always shown: lists of days grow there. */
const LAST_ROWS = 5;

type Props = { form: SourceForm; rows: string[][]; label: string };

/** The rows of a CSV answer: its first and its last ones, and more on request. */
export function CsvTable({ form, rows, label }: Props) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const hidden = Math.max(0, rows.length - limit - LAST_ROWS);
  const numbered = [...rows.entries()];
  const first = hidden > 0 ? numbered.slice(0, limit) : numbered;
  const toRow = ([at, cells]: [number, string[]]) => (
    <tr key={at}>
      {cells.map((cell, column) => (
        // Cells have no other key than their place, and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>
          <ValueButton
            form={form}
            name={nameOf(rows, at, column)}
            position={[at, column]}
            value={cell}
          />
        </td>
      ))}
    </tr>
  );
  return (
    <table aria-label={label} className="source-table">
      <tbody>
        {first.map(toRow)}
        {hidden > 0 && (
          <tr>
            <td colSpan={99}>
              <button className="link" onClick={() => setLimit(limit + 1000)} type="button">
                {nameMore(Math.min(hidden, 1000))}
              </button>
            </td>
          </tr>
        )}
        {hidden > 0 && numbered.slice(-LAST_ROWS).map(toRow)}
      </tbody>
    </table>
  );
}

/** "Gold, Price": the beginning of the row and the head of the column. */
const nameOf = (rows: string[][], at: number, column: number): string =>
  [column > 0 && rows[at]?.[0], at > 0 && rows[0]?.[column]].filter(Boolean).join(", ") ||
  `${at + 1}.`;
