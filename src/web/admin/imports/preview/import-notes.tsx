import { type ImportReport, MAX_LISTED } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { countNotes } from "./count-notes.ts";

/** Notes on uncertain values and on photos that failed. */
export function ImportNotes({ report: { notes } }: { report: ImportReport }) {
  if (notes.length === 0) return null;
  return (
    <details className="import-notes">
      <summary>{describeCount(notes)}</summary>
      <ul>
        {notes.map(({ name, where, note }) => (
          <li key={`${where} ${note}`}>
            <b>{name}</b> <span>{note}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const describeCount = (notes: ImportReport["notes"]): string =>
  notes.length < MAX_LISTED ? countNotes(notes) : `First ${formatCount(MAX_LISTED)} notes`;
