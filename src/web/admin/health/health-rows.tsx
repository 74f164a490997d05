import { useId, useRef } from "react";
import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import type { HealthCheck } from "#contract/operations/health.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useNow } from "../use-now.ts";
import { CopyButton } from "../copy-button.tsx";
import { useBackUpNow } from "../backups/use-back-up-now.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const DETAILS_LABELS: Record<string, string> = { Version: "What’s new", Speed: "Slowest pages" };

type Props = { check: HealthCheck };

/** What has to be mended now, under its own heading. */
export function UrgentCheck({ check }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="to-do-group health-urgent">
      <h2 id={heading}>{check.name}</h2>
      <div className="stack health-body">
        <div className="stack health-alarm">
          <Icon name="close" />
          <div>
            <p>
              <b>{check.sentence}</b> {check.meaning} {check.fix}
            </p>
            <Details lines={check.details} />
            <RunCommand command={check.command} />
          </div>
        </div>
        <CheckButtons check={check} isUrgent />
      </div>
    </section>
  );
}

/** What can wait, in one row. */
export function CheckToFix({ check }: Props) {
  return (
    <li className="health-row">
      <div>
        <b>{check.name}</b>
        <p>
          {check.sentence} {check.meaning} {check.fix}
        </p>
        <Details lines={check.details} />
        <RunCommand command={check.command} />
      </div>
      <CheckButtons check={check} />
    </li>
  );
}

export function PassedCheck({ check }: Props) {
  const { name, sentence, details = [], used } = check;
  return (
    <li className="health-row health-well">
      <DeskIcon name="check" />
      <div>
        {name}
        <small>
          {sentence} <LastDate check={check} />
        </small>
        {details.length > 0 && (
          <details>
            <summary>{DETAILS_LABELS[name] ?? "Details"}</summary>
            <Details lines={details} />
          </details>
        )}
      </div>
      {used !== undefined && (
        <Meter
          label={`${name} used`}
          max={1}
          text={`${Math.round(used * 100)} percent`}
          value={used}
        />
      )}
    </li>
  );
}

function Details({ lines = [] }: { lines: string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className="muted small health-details">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const RECENT_MILLISECONDS = 10 * 60 * 1000;

/** Of a check that ran in the background. */
function LastDate({ check: { checkedAt } }: Props) {
  const formatDate = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const now = useNow().getTime();
  if (now - Date.parse(checkedAt) < RECENT_MILLISECONDS) return null;
  return <span className="health-date">{`Checked ${formatDate(checkedAt)}.`}</span>;
}

/** A command for whoever runs the server, to be copied. */
function RunCommand({ command }: { command: string | undefined }) {
  if (command === undefined) return null;
  return (
    <div className="toolbar health-command">
      <code>{command}</code>
      <CopyButton label="Copy" name="the command" text={command} />
    </div>
  );
}

const LINK_LABELS: Record<string, string> = {
  "/admin": "Open Products",
  "/admin/account": "Open your account",
  "/admin/dashboard": "Open the To-Do List",
  "/admin/platforms": "Open Platforms",
  "/admin/settings/backups": "See backups",
  "/admin/settings/mail": "Open Email settings",
  "/admin/trash": "Open the trash",
};

type CheckButtonsProps = {
  check: HealthCheck;
  /** Only what is urgent has a filled button. */
  isUrgent?: boolean;
};

/** What mends a check at the desk: a button, a screen, or both. */
function CheckButtons({ check, isUrgent = false }: CheckButtonsProps) {
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
