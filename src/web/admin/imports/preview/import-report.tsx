import type { ImportProgress, ImportReport } from "#contract/importing/imports.ts";
import { ImportItems } from "./import-items.tsx";
import { MissingPhotos } from "../photos/missing-photos.tsx";
import { ImportNotes } from "./import-notes.tsx";
import { useImportActions } from "../current/use-import-actions.ts";

type Props = { progress: ImportProgress; report: ImportReport | null; syncType: string };

/** The report of an import or of its preview: counts, then the items by verdict. */
export function ImportReportView({ progress, report, syncType }: Props) {
  const { syncLogId, state, dryRun, label, way, error, gone } = progress;
  const { undo, resume } = useImportActions(syncLogId);
  const others = progress.others.reduce((sum, { added }) => sum + added, 0);
  const hasDone = progress.added + progress.changed + others > 0;
  const isCutOff = state === "failed" || state === "cancelled";
  return (
    <>
      <p className="import-title">
        {headline(progress)} <b>{label}</b>
      </p>
      {way && <p className="import-way">{way}</p>}
      {error && <p className="err">{error}</p>}
      {gone > 0 && (
        <p className="import-line">
          {gone === 1 ? "One piece is" : `${gone} pieces are`} no longer listed there. You decide on
          the To-Do List.
        </p>
      )}
      <ImportItems progress={progress} />
      {syncType === "spreadsheet" && progress.refused > 0 && (
        <p>
          <a className="link" download href={`/api/sync-logs/${syncLogId}/refused.csv`}>
            Download the refused rows
          </a>{" "}
          to mend them and bring them again.
        </p>
      )}
      {dryRun && <MatchingRule />}
      {report && <MissingPhotos report={report} />}
      {report && <ImportNotes report={report} />}
      {!dryRun && (isCutOff || (hasDone && state === "completed")) && (
        <div className="desk-buttons">
          {isCutOff && (
            <button
              className="btn quiet"
              disabled={resume.isPending}
              onClick={() => resume.mutate()}
              type="button"
            >
              {resume.isPending ? "Resuming..." : "Continue where it stopped"}
            </button>
          )}
          {hasDone && (
            <button
              className="btn quiet"
              disabled={undo.isPending}
              onClick={() => undo.mutate()}
              type="button"
            >
              {undo.isPending ? "Undoing..." : "Undo this import"}
            </button>
          )}
        </div>
      )}
      {undo.data && undo.data.kept.length > 0 && (
        <div className="import-unchanged">
          <p>These were changed since, and stay:</p>
          <ul>
            {undo.data.kept.map(({ name, reason }) => (
              <li key={name + reason}>
                <b>{name}</b> {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Stated in docs/decisions/011-run-imports-through-one-pipeline.md. */
function MatchingRule() {
  return (
    <details className="import-notes">
      <summary>How pieces are recognized</summary>
      <p>
        A piece is the same as one you have when it has the same ID at its source, or else the same
        web address there, the same SKU and name, or the same name and price. When two pieces have
        the same SKU, both come in, and the second one without it.
      </p>
    </details>
  );
}

function headline({ state, dryRun }: ImportProgress): string {
  if (dryRun) return state === "completed" ? "This would come from" : "This was seen of";
  if (state === "failed") return "The import broke off:";
  if (state === "cancelled") return "The import was cancelled:";
  if (state === "undone") return "The import was undone:";
  return "Imported from";
}
