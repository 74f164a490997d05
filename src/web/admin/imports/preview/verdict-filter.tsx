import type { ImportVerdict } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { type ImportCounts, VERDICTS } from "../current/describe-import.ts";
import { MESSAGES } from "./messages.ts";

type Props = {
  counts: ImportCounts;
  /** The kind of items, for imports of several kinds. */
  label: string | null;
  isPlan: boolean;
  chosen: ImportVerdict | undefined;
  onChoose: (verdict: ImportVerdict) => void;
};

/** The counts of a finished import; each selects the items it counts. */
export function VerdictFilter({ counts, label, isPlan, chosen, onChoose }: Props) {
  return (
    <fieldset
      aria-label={label === null ? MESSAGES.show : MESSAGES.showKind(label)}
      className="import-counts"
    >
      {VERDICTS.map(({ verdict, count }) => (
        <button
          aria-pressed={chosen === verdict}
          className="import-count"
          disabled={count(counts) === 0}
          key={verdict}
          onClick={() => onChoose(verdict)}
          type="button"
        >
          <span>{MESSAGES.verdicts[verdict][isPlan ? "planned" : "done"]}</span>{" "}
          <span>{formatCount(count(counts))}</span>
        </button>
      ))}
    </fieldset>
  );
}
