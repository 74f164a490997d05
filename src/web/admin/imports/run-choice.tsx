import type { ImportProgress, ImportVerdict } from "#contract/imports.ts";
import { VERDICTS } from "./run-words.ts";

type Props = {
  progress: ImportProgress;
  chosen: ImportVerdict | undefined;
  onChoose: (verdict: ImportVerdict) => void;
};

/** The counts of a run that is over, each leading to what it counts. */
export function RunChoice({ progress, chosen, onChoose }: Props) {
  return (
    <fieldset aria-label="Show" className="run-counts">
      {VERDICTS.map(({ verdict, count, title, planned }) => (
        <button
          aria-pressed={chosen === verdict}
          className="run-count"
          disabled={count(progress) === 0}
          key={verdict}
          onClick={() => onChoose(verdict)}
          type="button"
        >
          <span>{progress.dryRun ? planned : title}</span>{" "}
          <span>{count(progress).toLocaleString("en-US")}</span>
        </button>
      ))}
    </fieldset>
  );
}
