import type { ImportProgress } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { VERDICTS } from "../current/describe-import.ts";
import { MESSAGES } from "./messages.ts";

/** What a running import is about to do, by verdict: its items are counted as they are read. */
export function VerdictCounts({ progress }: { progress: ImportProgress }) {
  return (
    <dl className="import-counts">
      {VERDICTS.map(({ verdict, count }) => (
        <div className="import-count" key={verdict}>
          <dt>{MESSAGES.verdicts[verdict].planned}</dt>
          <dd>{formatCount(count(progress))}</dd>
        </div>
      ))}
    </dl>
  );
}
