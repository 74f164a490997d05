import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { type SubmitEvent, useState } from "react";
import type { ImportAnswers } from "#contract/importing/import-choices.ts";
import type {
  ColumnMapping,
  FileColumns,
  SpreadsheetReport,
} from "#contract/importing/spreadsheets.ts";
import { ColumnSelects, listProblems, toMapping } from "../questions/column-selects.tsx";
import { ImportQuestionsForm } from "../questions/import-questions-form.tsx";
import { ImportPanel } from "../panel/import-panel.tsx";

type Props = {
  report: SpreadsheetReport;
  isPending: boolean;
  /** Whether the preview is being read anew. */
  isReading: boolean;
  /** What a person said the columns hold. */
  mapping: ColumnMapping | null;
  /** All files of the ZIP that the spreadsheet is in. */
  archived: FileEntry[];
  /** Uploaded photos by the names of their files. */
  pictureFiles: Record<string, string>;
  onMapped: (mapping: ColumnMapping) => void;
  onAnswered: (answers: ImportAnswers) => void;
  onApply: () => void;
  onCancel: () => void;
};

/** The preview of a spreadsheet import: what it adds and changes, and which rows it refuses. */
export function SpreadsheetPreview({
  report,
  isPending,
  isReading,
  mapping,
  archived,
  pictureFiles,
  onMapped,
  onAnswered,
  onApply,
  onCancel,
}: Props) {
  const [isEdited, setEdited] = useState(false);
  const { layout, fileNotes, imported, updated, syncLogId } = report;
  const others = report.others.reduce((sum, { added, changed }) => sum + added + changed, 0);
  const isNothing = imported + updated + report.doubtful + others === 0;
  const kind = report.questions.kind?.answer ?? "pieces";
  const isTaken = kind === "pieces" || report.others.length > 0;
  const isKnown = isNothing && isTaken && report.others.every(({ refused }) => refused === 0);
  return (
    <div className="import-preview">
      <p>
        Format: <b>{layout}</b>
      </p>
      {fileNotes.map((note) => (
        <p className="muted" key={note}>
          {note}
        </p>
      ))}
      <ColumnChanges
        columns={report.columns}
        isPending={isReading || isPending}
        layout={layout}
        mapping={mapping}
        onEdited={() => setEdited(true)}
        onMapped={onMapped}
      />
      <ImportQuestionsForm
        archived={archived}
        isPending={isReading || isPending}
        onAnswered={onAnswered}
        onEdited={() => setEdited(true)}
        pictureFiles={pictureFiles}
        questions={report.questions}
      />
      {!isPending && isTaken && <ImportPanel syncLogId={syncLogId} />}
      <div className="desk-buttons">
        <button
          className="btn"
          disabled={isPending || isReading || isEdited || isNothing}
          onClick={onApply}
          type="button"
        >
          {isPending ? "Importing..." : "Apply import"}
        </button>
        <button className="btn quiet" disabled={isPending} onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
      {isEdited && <p className="muted">Update the preview before you apply the import.</p>}
      {isKnown && (
        <p className="muted">
          Your shop already has everything in this file. There’s nothing to import.
        </p>
      )}
    </div>
  );
}

type ColumnChangesProps = {
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
function ColumnChanges({
  columns,
  layout,
  mapping,
  isPending,
  onEdited,
  onMapped,
}: ColumnChangesProps) {
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
