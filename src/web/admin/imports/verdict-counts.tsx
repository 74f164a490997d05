import type { ImportProgress } from "#contract/imports.ts";
import { VERDICTS } from "./describe-import.ts";

/** How many were added, changed, left, refused, or wait for a look. */
export function VerdictCounts({ progress }: { progress: ImportProgress }) {
  return (
    <dl className="run-counts">
      {VERDICTS.map(({ verdict, count, title, planned }) => (
        <div className="run-count" key={verdict}>
          <dt>{progress.dryRun ? planned : title}</dt>
          <dd>{count(progress).toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
