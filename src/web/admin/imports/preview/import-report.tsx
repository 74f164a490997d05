import {
  type ImportProgress,
  type ImportReport,
  MAX_LISTED,
  type OtherCounts,
} from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { VERDICTS } from "../current/describe-import.ts";
import { useImportActions } from "../current/use-import-actions.ts";
import { ImportItems } from "./import-items.tsx";

const MAX_NAMES = 5;

const describeCount = (notes: ImportReport["notes"]): string =>
  notes.length < MAX_LISTED ? countNotes(notes) : `First ${formatCount(MAX_LISTED)} notes`;

const STOPPED = { failed: "The import stopped:", cancelled: "Import canceled:" };

type Props = { progress: ImportProgress; report: ImportReport | null; syncType: string };

/** The report of an import or of its preview: counts, then the items by verdict. */
export function ImportReportView({ progress, report, syncType }: Props) {
  const { syncLogId, state, dryRun, label, way, error, gone } = progress;
  const { undo, resume } = useImportActions(syncLogId);
  const others = progress.others.reduce((sum, { added, changed }) => sum + added + changed, 0);
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
      {gone > 0 && <p className="cluster small import-line">{describeGone(gone)}</p>}
      <ImportItems progress={progress} />
      {syncType === "spreadsheet" && progress.refused > 0 && (
        <p>
          <a className="link" download href={`/api/sync-logs/${syncLogId}/refused.csv`}>
            Download the refused rows
          </a>{" "}
          to fix them, then import that file.
        </p>
      )}
      {dryRun && VERDICTS.some(({ count }) => count(progress) > 0) && <MatchingRule />}
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
              {resume.isPending ? "Resuming…" : "Continue where it stopped"}
            </button>
          )}
          {hasDone && (
            <button
              className="btn quiet"
              disabled={undo.isPending}
              onClick={() => undo.mutate()}
              type="button"
            >
              {undo.isPending ? "Undoing…" : "Undo this import"}
            </button>
          )}
        </div>
      )}
      {undo.data && undo.data.kept.length > 0 && (
        <div className="import-unchanged">
          <p>You’ve changed these since, so they stay:</p>
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
      <summary>How pieces are matched</summary>
      <p>
        A piece matches one you already have if it has the same ID at its source. If not, we compare
        its web address there, then its SKU and name, then its name and price. If two pieces share a
        SKU, both are imported, the second one without its SKU.
      </p>
    </details>
  );
}

function headline(progress: ImportProgress): string {
  const { state, dryRun } = progress;
  if (dryRun) return state === "completed" ? "Preview of" : "Couldn’t finish the preview of";
  if (state === "undone") return describeUndone(progress);
  if (state === "failed" || state === "cancelled") return STOPPED[state];
  return "Imported from";
}

const describeGone = (count: number) =>
  count === 1
    ? "1 piece is no longer listed there. Decide what happens to it on the To-Do List."
    : `${formatCount(count)} pieces are no longer listed there. Decide what happens to them on the To-Do List.`;

/** Notes on uncertain values and on photos that failed. */
function ImportNotes({ report: { notes } }: { report: ImportReport }) {
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

/** Hosts that did not give photos, with the pieces that lack them, and a way to try again. */
function MissingPhotos({ report }: { report: ImportReport }) {
  const { retryPhotos } = useImportActions(report.syncLogId);
  const { missingPhotos: hosts, status } = report;
  if (hosts.length === 0) return null;
  return (
    <div className="import-unchanged">
      <p>Some photos are missing:</p>
      <ul>
        {hosts.map(({ host, reason, photos, pieces, pieceCount }) => (
          <li key={host}>
            <b>{host}</b> {reason}{" "}
            {`${countOf(photos, "photo")} of ${countOf(pieceCount, "piece")}:`}{" "}
            {pieces
              .slice(0, MAX_NAMES)
              .map(({ name }) => name)
              .join(", ")}
            {pieceCount > MAX_NAMES && ` and ${formatCount(pieceCount - MAX_NAMES)} more`}.
          </li>
        ))}
      </ul>
      {status !== "undone" && (
        <button
          className="btn small quiet"
          disabled={retryPhotos.isPending}
          onClick={() => retryPhotos.mutate()}
          type="button"
        >
          {retryPhotos.isPending ? "Fetching…" : "Try these photos again"}
        </button>
      )}
    </div>
  );
}

/** Where several sheets are read, the place of an item names its sheet: "Rings, rows 3–5". */
const SHEET = /^(.+), rows? \d/;

/** "3 notes", or "2 notes in Rings, 1 note in Pins" of several sheets. */
export function countNotes(notes: { where: string }[]): string {
  const bySheet = Map.groupBy(notes, ({ where }) => SHEET.exec(where)?.[1] ?? "");
  return [...bySheet]
    .map(([sheet, { length }]) => `${countOf(length, "note")}${sheet && ` in ${sheet}`}`)
    .join(", ");
}

type Counts = Pick<ImportProgress, "added" | "changed" | "others">;

/** "Import undone. 4 pieces and 1 tag removed, 2 pieces changed back." */
export function describeUndone({ added, changed, others }: Counts): string {
  const removed = [
    ...(added > 0 ? [countOf(added, "piece")] : []),
    ...others.flatMap(({ kind, added }) => (added > 0 ? [formatRecords(kind, added)] : [])),
  ];
  const changedBack = [
    ...(changed > 0 ? [countOf(changed, "piece")] : []),
    ...others.flatMap(({ kind, changed }) => (changed > 0 ? [formatRecords(kind, changed)] : [])),
  ];
  const counts = [
    ...(removed.length > 0 ? [`${list(removed)} removed`] : []),
    ...(changedBack.length > 0 ? [`${list(changedBack)} changed back`] : []),
  ];
  return sayUndone(counts.join(", "));
}

const formatRecords = (kind: OtherCounts["kind"], count: number): string => countOf(count, kind);

const list = (texts: string[]): string => new Intl.ListFormat("en-US").format(texts);

const sayUndone = (counts: string) => (counts ? `Import undone. ${counts}.` : "Import undone.");
