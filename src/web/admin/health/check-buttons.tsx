import { useId, useRef } from "react";
import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import type { HealthCheck } from "#contract/operations/health.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useBackUpNow } from "../backups/use-back-up-now.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const LINK_LABELS: Record<string, string> = {
  "/admin": "Open Products",
  "/admin/account": "Open your account",
  "/admin/dashboard": "Open the To-Do List",
  "/admin/platforms": "Open Platforms",
  "/admin/settings/backups": "See backups",
  "/admin/settings/mail": "Open Email settings",
  "/admin/trash": "Open the trash",
};

type Props = {
  check: HealthCheck;
  /** Only what is urgent has a filled button. */
  isUrgent?: boolean;
};

/** What mends a check at the desk: a button, a screen, or both. */
export function CheckButtons({ check, isUrgent = false }: Props) {
  const { action, screen } = check;
  const label = screen && LINK_LABELS[screen];
  if (!action && !label) return null;
  const className = isUrgent ? "btn" : "btn small quiet";
  return (
    <div className="toolbar health-actions">
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
      {make.isPending ? "Backing up…" : "Back up now"}
    </button>
  );
}

function RebuildSearch({ className }: ButtonProps) {
  const rebuild = useMend("/api/data/rebuild-index", "Couldn’t rebuild search");
  return (
    <button
      className={className}
      disabled={rebuild.isPending}
      onClick={() => rebuild.mutate()}
      type="button"
    >
      {rebuild.isPending ? "Rebuilding…" : "Rebuild search"}
    </button>
  );
}

function RemoveLeftovers({ check, className }: ButtonProps & { check: HealthCheck }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const remove = useMend("/api/health/remove-leftovers", "Couldn’t remove the files");
  return (
    <>
      <button className={className} commandfor={id} command="show-modal" type="button">
        Remove files
      </button>
      <ConfirmDialog
        cancel="Keep them"
        confirm={remove.isPending ? "Removing…" : "Remove files"}
        id={id}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => ref.current?.close() })}
        question="Remove the files?"
        ref={ref}
        text={`${check.sentence} They can’t be restored. Photos that belong to something stay.`}
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
