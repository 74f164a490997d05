import type { ImportProgress } from "#contract/importing/imports.ts";
import { VERDICTS } from "../current/describe-import.ts";

/** The counts of an import by verdict. */
export function VerdictCounts({ progress }: { progress: ImportProgress }) {
  return (
    <dl className="import-counts">
      {VERDICTS.map(({ verdict, count, title, planned }) => (
        <div className="import-count" key={verdict}>
          <dt>{progress.dryRun ? planned : title}</dt>
          <dd>{count(progress).toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
