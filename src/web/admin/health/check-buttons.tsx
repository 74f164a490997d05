import { useId, useRef } from "react";
import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import type { HealthCheck } from "#contract/operations/health.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { MESSAGES as BACKUP_MESSAGES } from "../backups/messages.ts";
import { useBackUpNow } from "../backups/use-back-up-now.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { MESSAGES } from "./messages.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type Props = {
  check: HealthCheck;
  /** Only what is urgent has a filled button. */
  isUrgent?: boolean;
};

/** What mends a check at the desk: a button, a screen, or both. */
export function CheckButtons({ check, isUrgent = false }: Props) {
  const { action, screen } = check;
  const label = screen && MESSAGES.open[screen];
  if (!action && !label) return null;
  const className = isUrgent ? "btn" : "btn small quiet";
  return (
    <div className="health-actions">
      {action === "back-up" && <BackUpNow className={className} />}
      {action === "rebuild-search" && <RebuildSearch className={className} />}
      {action === "remove-leftovers" && <RemoveLeftovers check={check} className={className} />}
      {label && (
        <Link className="btn small quiet" to={screen}>
          {label}
        </Link>
      )}
    </div>
  );
}

type ButtonProps = { className: string };

function BackUpNow({ className }: ButtonProps) {
  const make = useBackUpNow();
  return (
    <button
      className={className}
      disabled={make.isPending}
      onClick={() => make.mutate()}
      type="button"
    >
      {make.isPending ? BACKUP_MESSAGES.backingUp : BACKUP_MESSAGES.backUp}
    </button>
  );
}

function RebuildSearch({ className }: ButtonProps) {
  const rebuild = useMend("/api/data/rebuild-index", MESSAGES.rebuildFailed);
  return (
    <button
      className={className}
      disabled={rebuild.isPending}
      onClick={() => rebuild.mutate()}
      type="button"
    >
      {rebuild.isPending ? MESSAGES.rebuilding : MESSAGES.rebuild}
    </button>
  );
}

function RemoveLeftovers({ check, className }: ButtonProps & { check: HealthCheck }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const remove = useMend("/api/health/remove-leftovers", MESSAGES.removeFailed);
  return (
    <>
      <button className={className} commandfor={id} command="show-modal" type="button">
        {MESSAGES.remove}
      </button>
      <ConfirmDialog
        cancel={MESSAGES.keep}
        confirm={remove.isPending ? MESSAGES.removing : MESSAGES.remove}
        id={id}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => ref.current?.close() })}
        question={MESSAGES.removeQuestion}
        ref={ref}
        text={`${check.sentence} ${MESSAGES.removeText}`}
      />
    </>
  );
}

/** Mends what a check found, says so, and looks again. */
function useMend(path: string, failed: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi<{ message: string }>("POST", path),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refetch(client, "/api/health");
    },
    onError: (error) => showError(failed, error),
  });
}
