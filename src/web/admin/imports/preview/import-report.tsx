import type { ImportProgress, ImportReport } from "#contract/importing/imports.ts";
import { ImportItems } from "./import-items.tsx";
import { MissingPhotos } from "../photos/missing-photos.tsx";
import { ImportNotes } from "./import-notes.tsx";
import { describeUndone } from "./describe-undone.ts";
import { useImportActions } from "../current/use-import-actions.ts";
import { MESSAGES } from "./messages.ts";

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
        {state === "undone" ? (
          <>
            <b>{label}:</b> {headline(progress)}
          </>
        ) : (
          <>
            {headline(progress)} <b>{label}</b>
          </>
        )}
      </p>
      {way && <p className="import-way">{way}</p>}
      {error && <p className="err">{error}</p>}
      {gone > 0 && <p className="import-line">{MESSAGES.gone(gone)}</p>}
      <ImportItems progress={progress} />
      {syncType === "spreadsheet" && progress.refused > 0 && (
        <p>
          <a className="link" download href={`/api/sync-logs/${syncLogId}/refused.csv`}>
            {MESSAGES.refused.download}
          </a>{" "}
          {MESSAGES.refused.next}
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
              {resume.isPending ? MESSAGES.resuming : MESSAGES.resume}
            </button>
          )}
          {hasDone && (
            <button
              className="btn quiet"
              disabled={undo.isPending}
              onClick={() => undo.mutate()}
              type="button"
            >
              {undo.isPending ? MESSAGES.undoing : MESSAGES.undo}
            </button>
          )}
        </div>
      )}
      {undo.data && undo.data.kept.length > 0 && (
        <div className="import-unchanged">
          <p>{MESSAGES.kept}</p>
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
      <summary>{MESSAGES.matching.title}</summary>
      <p>{MESSAGES.matching.text}</p>
    </details>
  );
}

function headline(progress: ImportProgress): string {
  const { state, dryRun } = progress;
  const { headlines } = MESSAGES;
  if (dryRun) return state === "completed" ? headlines.preview : headlines.failedPreview;
  if (state === "undone") return describeUndone(progress);
  if (state === "failed" || state === "cancelled") return headlines[state];
  return headlines.completed;
}
