import type { ImportReport } from "#contract/imports.ts";

/** Notes on uncertain values and on photos that failed. */
export function ImportNotes({ report: { notes } }: { report: ImportReport }) {
  if (notes.length === 0) return null;
  return (
    <details className="import-notes">
      <summary>
        {notes.length === 1 ? "One thing to know" : `${notes.length} things to know`}
      </summary>
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
