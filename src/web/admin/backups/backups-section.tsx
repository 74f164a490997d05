import { useQuery } from "@tanstack/react-query";
import type { BackupCopy, Backups } from "#contract/operations/backups.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useNow } from "../use-now.ts";
import { QueryState } from "../query-state.tsx";
import { BackupFiles } from "./backup-files.tsx";
import { describeBackupProblem, describeRestore } from "./describe-backups.ts";
import { useBackUpNow } from "./use-back-up-now.ts";
import "./backups-section.css";

/** The time of the last backup, the backups, and a button that makes one. */
export function BackupsSection() {
  const backups = useQuery<Backups>({ queryKey: ["/api/backups"] });
  return (
    <section aria-label="Backups" className="backups-section" id="backups">
      <QueryState query={backups} skeleton={<Skeleton className="backups-pending" />}>
        {(loaded) => <BackupList backups={loaded} />}
      </QueryState>
    </section>
  );
}

function BackupList({ backups }: { backups: Backups }) {
  const make = useBackUpNow();
  const formatTime = useDateFormat({ dateStyle: "long", timeStyle: "short" });
  const { files, lastAt, copy } = backups;
  const now = useNow();
  const problem = describeBackupProblem(backups, now);
  const restored = describeRestore(backups, now, formatTime);
  return (
    <>
      {restored && <p className={restored.isProblem ? "err" : undefined}>{restored.text}</p>}
      {problem && <p className="err">{problem}</p>}
      <p className="backups-last">
        {lastAt ? (
          <>
            Last backup: <b>{formatTime(lastAt)}</b>
          </>
        ) : (
          "No backup yet. The first is made tonight."
        )}
      </p>
      {copy && <CopyState copy={copy} formatTime={formatTime} />}
      <div>
        <button
          className="btn"
          disabled={make.isPending}
          onClick={() => make.mutate()}
          type="button"
        >
          {make.isPending ? "Backing up…" : "Back up now"}
        </button>
      </div>
      {files.length > 0 && <BackupFiles files={files} formatTime={formatTime} />}
    </>
  );
}

/** When the last backup left this server, and why a newer one did not. */
function CopyState({
  copy: { bucket, lastAt, problem },
  formatTime,
}: {
  copy: BackupCopy;
  formatTime: (at: string) => string;
}) {
  return (
    <>
      {problem && <p className="err">{problem}</p>}
      <p className="backups-last">
        {lastAt ? (
          <>
            {`Copied to the bucket ${bucket}:`} <b>{formatTime(lastAt)}</b>
          </>
        ) : (
          `Nothing copied to the bucket ${bucket} yet. Copies follow each night’s backup.`
        )}
      </p>
    </>
  );
}
