import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { useState } from "react";
import type { SpreadsheetReport } from "#contract/importing/spreadsheet-report.ts";
import type { Answers } from "../questions/check-answer.ts";
import { QuestionForm } from "../questions/question-form.tsx";
import { ImportPanel } from "../panel/import-panel.tsx";

type Props = {
  report: SpreadsheetReport;
  isPending: boolean;
  /** Whether the preview is being read anew. */
  isReading: boolean;
  /** All files of the ZIP that the spreadsheet is in. */
  archived: FileEntry[];
  onAnswered: (answers: Partial<Answers>) => void;
  onApply: () => void;
  onCancel: () => void;
};

/** The preview of a spreadsheet import: what it adds and changes, and which rows it refuses. */
export function SpreadsheetPreview({ report, archived, onApply, onCancel, ...props }: Props) {
  const { isPending, isReading } = props;
  const [isEdited, setEdited] = useState(false);
  const { layout, fileNotes, imported, updated, syncLogId } = report;
  const others = report.others.reduce((sum, { added, changed }) => sum + added + changed, 0);
  const isNothing = imported + updated + report.doubtful + others === 0;
  const isTaken = report.kind === "pieces" || report.others.length > 0;
  const isKnown = isNothing && isTaken && report.others.every(({ refused }) => refused === 0);
  const columns = report.questions.filter(({ id }) => id === "columns");
  const form = {
    isPending: isReading || isPending,
    onEdited: () => setEdited(true),
    onAnswered: props.onAnswered,
  };
  return (
    <div className="stack ruled import-preview">
      <p>
        Format: <b>{layout}</b>
      </p>
      {fileNotes.map((note) => (
        <p className="muted" key={note}>
          {note}
        </p>
      ))}
      {columns.length > 0 && (
        <details className="import-notes">
          <summary>Columns</summary>
          <QuestionForm
            {...form}
            className=""
            isQuiet
            questions={columns}
            send="Use these columns"
          />
        </details>
      )}
      <QuestionForm
        {...form}
        archived={archived}
        questions={report.questions.filter(({ id }) => id !== "columns" && id !== "sheets")}
        send="Update preview"
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
