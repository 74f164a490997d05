import type { ImportProgress } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { VERDICTS } from "../current/describe-import.ts";
import { VERDICT_LABELS } from "./verdict-labels.ts";

/** What a running import is about to do, by verdict: its items are counted as they are read. */
export function VerdictCounts({ progress }: { progress: ImportProgress }) {
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
