import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Backups } from "#contract/operations/backups.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useNow } from "../use-now.ts";
import { QueryState } from "../query-state.tsx";
import { formatBackupTime, formatBytes, describeBackupProblem } from "./describe-backups.ts";
import { useErrorToast } from "../use-error-toast.ts";
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
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const make = useMutation({
    mutationFn: () => callApi("POST", "/api/backups"),
    onSuccess: async () => {
      toast({ title: MESSAGES.made });
      await refetch(client, "/api/backups");
    },
    onError: (error) => showError(MESSAGES.failed, error),
  });
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
