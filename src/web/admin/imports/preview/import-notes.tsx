import { formatCount } from "#contract/decimals.ts";
import { type ImportReport, MAX_LISTED } from "#contract/importing/imports.ts";

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

function describeCount(count: number): string {
  if (count === 1) return "One thing to know";
  return count < MAX_LISTED
    ? `${count} things to know`
    : `The first ${formatCount(MAX_LISTED)} things to know`;
}
