import { type ImportReport, MAX_LISTED } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";

/** Notes on uncertain values and on photos that failed. */
export function ImportNotes({ report: { notes } }: { report: ImportReport }) {
  if (notes.length === 0) return null;
  return (
    <details className="import-notes">
      <summary>{describeCount(notes.length)}</summary>
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

const describeCount = (count: number): string =>
  count < MAX_LISTED ? countNotes(count) : `First ${formatCount(MAX_LISTED)} notes`;

const countNotes = (count: number) => (count === 1 ? "1 note" : `${formatCount(count)} notes`);
