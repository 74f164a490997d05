import { countOf } from "#contract/count-of.ts";
import type { ImportProgress } from "#contract/importing/imports.ts";
import { Meter } from "#web/ui/meter.tsx";
import { formatCount } from "#contract/decimals.ts";
import { formatProgress, formatTimeLeft, VERDICTS } from "../current/describe-import.ts";
import { VERDICT_LABELS } from "../preview/verdict-labels.ts";
import { useImportActions } from "../current/use-import-actions.ts";

const PHASES: Record<string, string> = {
  reading: "Reading",
  applying: "Importing",
  undoing: "Undoing",
};

/** The progress of a running import. */
export function ImportProgressView({ progress }: { progress: ImportProgress }) {
  const { state, label, done, total, photos, current, secondsLeft, way } = progress;
  const phase = phaseOf(progress);
  const left = formatTimeLeft(secondsLeft);
  return (
    <>
      <p className="import-title">
        {phase} <b>{label}</b>
      </p>
      {way && <p className="import-way">{way}</p>}
      <div>
        <Meter
          label={`${phase} ${label}`}
          max={total ?? 0}
          text={formatProgress(progress)}
          value={done}
        />
        <p className="cluster small import-line">
          <span>
            {formatProgress(progress)}
            {photos > 0 && ` · ${countOf(photos, "photo")}`}
          </span>
          {left && <span>{left}</span>}
        </p>
      </div>
      <p className="ellipsis import-current">
        {isNothingWritten(progress) ? "Nothing is in your shop yet." : (current ?? "\u00a0")}
      </p>
      <VerdictCounts progress={progress} />
      <output className="sr">{announce(phase, progress)}</output>
      {state !== "undoing" && <ProgressButtons progress={progress} />}
    </>
  );
}

const phaseOf = ({ state, dryRun, paused }: ImportProgress): string => {
  if (dryRun) return "Checking";
  return paused ? "Paused:" : (PHASES[state] ?? "Working on");
};

const isNothingWritten = ({ done, paused, state }: ImportProgress): boolean =>
  paused && (state === "reading" || done === 0);

/** A preview is over too soon to be paused, and a file is read only once. */
function ProgressButtons({ progress }: { progress: ImportProgress }) {
  const { cancel, pause, resume } = useImportActions(progress.syncLogId);
  const { dryRun, paused, state } = progress;
  return (
    <div className="desk-buttons">
      {!dryRun && state === "applying" && (
        <button
          className="btn quiet"
          disabled={pause.isPending || resume.isPending}
          onClick={() => (paused ? resume : pause).mutate()}
          type="button"
        >
          {paused ? "Continue" : "Pause"}
        </button>
      )}
      <button
        className="btn quiet"
        disabled={cancel.isPending || cancel.isSuccess}
        onClick={() => cancel.mutate()}
        type="button"
      >
        {cancel.isPending || cancel.isSuccess ? "Canceling…" : "Cancel import"}
      </button>
    </div>
  );
}

/** Announces progress in quarters: every item would be too much for a screen reader. */
function announce(phase: string, { label, done, total }: ImportProgress): string {
  const quarters = total ? Math.floor((4 * done) / total) : 0;
  return quarters === 0 ? `${phase} ${label}` : `${phase} ${label}, ${quarters * 25} percent`;
}

/** What a running import is about to do, by verdict: its items are counted as they are read. */
function VerdictCounts({ progress }: { progress: ImportProgress }) {
  return (
    <dl className="import-counts">
      {VERDICTS.map(({ verdict, count }) => (
        <div className="import-count" key={verdict}>
          <dt>{VERDICT_LABELS[verdict].planned}</dt>
          <dd>{formatCount(count(progress))}</dd>
        </div>
      ))}
    </dl>
  );
}
