import { type SubmitEvent, useState } from "react";
import type { ColumnMapping, FileColumns } from "#contract/importing/spreadsheets.ts";
import { ColumnSelects, listProblems, toMapping } from "./column-selects.tsx";

type Props = {
  columns: FileColumns;
  /** The layout as which the file was read. */
  layout: string;
  /** What a person said before; null for nothing. */
  mapping: ColumnMapping | null;
  isPending: boolean;
  onEdited: () => void;
  onMapped: (mapping: ColumnMapping) => void;
};

/** What each column of a recognized file was read as, folded away, to be changed. */
export function ColumnChanges({ columns, layout, mapping, isPending, onEdited, onMapped }: Props) {
  const before = { ...toMapping(columns), ...mapping };
  const [chosen, setChosen] = useState<ColumnMapping>(before);
  if (columns.headers.length === 0) return null;
  const problems = listProblems(columns, chosen);
  const isChanged = Object.entries(chosen).some(([name, field]) => before[name] !== field);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length === 0) onMapped(chosen);
  };
  return (
    <details className="import-notes">
      <summary>Columns</summary>
      <form onSubmit={submit}>
        <ColumnSelects
          columns={columns}
          layout={columns.readsOthers ? layout : null}
          mapping={chosen}
          onChange={(mapping) => {
            setChosen(mapping);
            onEdited();
          }}
        />
        <div aria-live="polite">
          {problems.map((problem) => (
            <p className="err" key={problem}>
              {problem}
            </p>
          ))}
        </div>
        <div className="desk-buttons">
          <button
            className="btn quiet"
            disabled={isPending || !isChanged || problems.length > 0}
            type="submit"
          >
            {isPending ? "Reading…" : "Use these columns"}
          </button>
        </div>
      </form>
    </details>
  );
}
