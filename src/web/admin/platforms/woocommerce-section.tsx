import { useRef } from "react";
import { type Platform, type Schedule, SCHEDULES } from "#contract/platforms.ts";
import type { SyncLog } from "#contract/sync-logs.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { SCHEDULE_LABELS } from "./platform-labels.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";
import { WoocommerceKeysDialog } from "./woocommerce-keys-dialog.tsx";

/** The sync settings of a shop that is connected by API keys. */
export function WoocommerceSection({ platform }: { platform: Platform }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const change = usePlatformMutation();
  const sync = usePlatformMutation<SyncLog>();
  const { id, settings, isActive, isSyncing } = platform;
  const isBusy = isSyncing || sync.isPending;
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">Connection</h2>
      <p>
        Connected to <b>{settings.storeUrl}</b>. A sale on either side lowers the stock on the other
        within moments; the rest is brought together as often as you like.
      </p>
      <div className="desk-tools">
        <button
          className="btn"
          type="button"
          disabled={isBusy || !isActive}
          onClick={() =>
            sync.mutate({
              method: "POST",
              path: `/api/platforms/${id}/sync`,
              done: describeOutcome,
              failed: "The run did not begin",
            })
          }
        >
          {isBusy ? "Bringing together..." : "Bring together now"}
        </button>
        <label className="sr" htmlFor="schedule">
          How often
        </label>
        <select
          id="schedule"
          value={settings.schedule}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({
              method: "PUT",
              path: `/api/platforms/${id}`,
              body: { settings: { schedule: target.value as Schedule } },
              failed: "It could not be changed",
            })
          }
        >
          {SCHEDULES.map((schedule) => (
            <option key={schedule} value={schedule}>
              {SCHEDULE_LABELS[schedule]}
            </option>
          ))}
        </select>
        <button className="btn quiet" type="button" onClick={() => openDialog(dialog)}>
          Replace the keys
        </button>
      </div>
      <WoocommerceKeysDialog ref={dialog} platform={platform} onSaved={() => undefined} />
    </section>
  );
}

function describeOutcome({ status, recordsSuccess, recordsError, errorDetails }: SyncLog) {
  if (status === "running") {
    return { title: "This takes a while", description: "It goes on; see its outcome under Runs." };
  }
  if (status === "completed" && recordsError === 0) {
    return {
      title: "Both sides agree",
      description: `${recordsSuccess} records looked at or sent.`,
    };
  }
  return {
    title: status === "completed" ? "Brought together, not all of it" : "The run broke off",
    description: errorDetails?.split("\n")[0] ?? "",
  };
}
