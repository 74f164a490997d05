import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type BackupCopy,
  type Backups,
  type BackupFile,
  BEFORE_RESTORE,
} from "#contract/operations/backups.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatBytes } from "#contract/format-bytes.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useNow } from "../use-now.ts";
import { QueryState } from "../query-state.tsx";
import { describeBackupProblem, describeRestore } from "./describe-backups.ts";
import { useBackUpNow } from "./use-back-up-now.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
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

const SHOWN = 5;

type Props = { files: BackupFile[]; formatTime: (at: string) => string };

/** The backups, the newest ones first: to download, and to restore after a question. */
function BackupFiles({ files, formatTime }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  const [chosen, setChosen] = useState<BackupFile | null>(null);
  const question = useRef<HTMLDialogElement>(null);
  const restore = useRestoreBackup();
  const older = areAllShown ? 0 : files.length - SHOWN;
  const ask = (file: BackupFile) => {
    if (!restore.isPending) setChosen(file);
    openDialog(question);
  };
  return (
    <>
      <ul className="backups">
        {files.slice(0, areAllShown ? files.length : SHOWN).map((file) => (
          <BackupRow file={file} key={file.name} onRestore={() => ask(file)} {...{ formatTime }} />
        ))}
      </ul>
      {older > 0 && (
        <div>
          <button className="btn small quiet" onClick={() => setAllShown(true)} type="button">
            {describeOlder(older)}
          </button>
        </div>
      )}
      <ConfirmDialog
        cancel={restore.isPending ? "Close" : "Cancel"}
        confirm={restore.isPending ? "Restoring…" : "Restore"}
        id="restore-backup"
        isAlarm
        isPending={restore.isPending}
        onConfirm={() => chosen && restore.mutate(chosen.name)}
        question={`Restore the backup of ${chosen ? formatTime(chosen.createdAt) : ""}?`}
        ref={question}
        text={
          restore.isPending
            ? "Your shop closes, makes a backup, and restores this one. This page opens again when it’s done."
            : "Your shop goes back to how it was then. Everything done since goes: pieces, orders, inquiries, settings. A backup of your shop as it is now is made first, so you can return to it. Your shop is closed for a few minutes, and then everybody signs in again, with the password of that time."
        }
      />
    </>
  );
}

type RowProps = { file: BackupFile; onRestore: () => void } & Pick<Props, "formatTime">;

function BackupRow({
  file: { name, createdAt, bytes, encrypted },
  onRestore,
  formatTime,
}: RowProps) {
  const time = formatTime(createdAt);
  return (
    <li>
      <span>
        <b>{time}</b>
        <small>
          {formatBytes(bytes)}
          {encrypted && ", opens with the passphrase"}
          {name.startsWith(BEFORE_RESTORE) && ", made before a restore"}
        </small>
      </span>
      <div>
        <a className="link" download={name} href={`/api/backups/${name}`}>
          Download
          <span className="sr">{` the backup of ${time}`}</span>
        </a>
        <button className="link" onClick={onRestore} type="button">
          Restore
          <span className="sr">{` the backup of ${time}`}</span>
        </button>
      </div>
    </li>
  );
}

const POLL_MILLISECONDS = 2000;
/** A large shop takes some minutes. */
const PATIENCE_MILLISECONDS = 30 * 60 * 1000;

/** Restores a backup, and loads the page anew once the shop answers again. */
function useRestoreBackup() {
  const showError = useErrorToast();
  return useAction({
    mutationFn: async (name: string) => {
      await callApi("POST", `/api/backups/${name}/restore`);
      const deadline = Date.now() + PATIENCE_MILLISECONDS;
      while (await isUnderWay()) {
        if (Date.now() > deadline)
          throw new Error("Your shop hasn’t come back yet. Ask whoever runs its server to look.");
        await pause();
      }
    },
    // Everything on it is of the former shop; whoever was signed out is asked to sign in.
    onSuccess: () => location.reload(),
    onError: (error) => showError("Couldn’t restore the backup", error),
  });
}

/** Without an answer the shop is closed; with another session's it was restored. */
async function isUnderWay(): Promise<boolean> {
  try {
    const { restore } = await callApi<Backups>("GET", "/api/backups");
    return restore?.status === "requested";
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));

const describeOlder = (count: number) =>
  count === 1 ? "Show 1 older backup" : `Show ${count} older backups`;
