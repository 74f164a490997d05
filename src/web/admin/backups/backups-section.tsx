import { useQuery } from "@tanstack/react-query";
import { formatBytes } from "#contract/format-bytes.ts";
import type { Backups } from "#contract/operations/backups.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useNow } from "../use-now.ts";
import { QueryState } from "../query-state.tsx";
import { formatBackupTime, describeBackupProblem } from "./describe-backups.ts";
import { useBackUpNow } from "./use-back-up-now.ts";
import { MESSAGES } from "./messages.ts";
import "./backups-section.css";

const SHOWN = 5;

/** The time of the last backup, the newest backups as downloads, and a button that makes one. */
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
  const { files, lastAt } = backups;
  const problem = describeBackupProblem(backups, useNow());
  return (
    <>
      {problem && <p className="err">{problem}</p>}
      <p className="backups-last">
        {lastAt ? (
          <>
            {MESSAGES.last} <b>{formatBackupTime(lastAt)}</b>
          </>
        ) : (
          MESSAGES.none
        )}
      </p>
      {files.length > 0 && (
        <ul className="backups">
          {files.slice(0, SHOWN).map(({ name, createdAt, bytes, sealed }) => (
            <li key={name}>
              <span>
                <b>{formatBackupTime(createdAt)}</b>
                <small>
                  {formatBytes(bytes)}
                  {sealed && MESSAGES.withPassphrase}
                </small>
              </span>
              <a className="btn small quiet" download={name} href={`/api/backups/${name}`}>
                {MESSAGES.download}
                <span className="sr"> the backup of {formatBackupTime(createdAt)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {files.length > SHOWN && <p className="muted">{MESSAGES.older(files.length - SHOWN)}</p>}
      <div>
        <button
          className="btn quiet"
          disabled={make.isPending}
          onClick={() => make.mutate()}
          type="button"
        >
          {make.isPending ? MESSAGES.backingUp : MESSAGES.backUp}
        </button>
      </div>
    </>
  );
}
