import { useRef, useState } from "react";
import { formatBytes } from "#contract/format-bytes.ts";
import { type BackupFile, BEFORE_RESTORE, type Backups } from "#contract/operations/backups.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const SHOWN = 5;

type Props = { files: BackupFile[]; formatTime: (at: string) => string };

/** The backups, the newest ones first: to download, and to restore after a question. */
export function BackupFiles({ files, formatTime }: Props) {
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
