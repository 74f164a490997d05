import type { ImportVerdict } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { type ImportCounts, VERDICTS } from "../current/describe-import.ts";
import { VERDICT_LABELS } from "./verdict-labels.ts";

/** Before an import is done, after, and once it is undone. */
export type Phase = "planned" | "done" | "undone";

type Props = {
  counts: ImportCounts;
  /** The kind of items, for imports of several kinds. */
  label: string | null;
  phase: Phase;
  chosen: ImportVerdict | undefined;
  onChoose: (verdict: ImportVerdict) => void;
};

/** The counts of a finished import; each selects the items it counts. */
export function VerdictFilter({ counts, label, phase, chosen, onChoose }: Props) {
  return (
    <fieldset aria-label={label === null ? "Show" : `Show ${label}`} className="import-counts">
      {VERDICTS.map(({ verdict, count }) => (
        <button
          aria-pressed={chosen === verdict}
          className="import-count"
          disabled={count(counts) === 0}
          key={verdict}
          onClick={() => onChoose(verdict)}
          type="button"
        >
          <span>{VERDICT_LABELS[verdict][phase]}</span> <span>{formatCount(count(counts))}</span>
        </button>
      ))}
    </fieldset>
  );
}
