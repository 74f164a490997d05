import { countOf } from "#contract/count-of.ts";
import { useRef, useState } from "react";
import { type Platform, type Schedule, SCHEDULES } from "#contract/channels/platforms.ts";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { SCHEDULE_LABELS } from "./platform-labels.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";
import { WoocommerceKeysDialog } from "./woocommerce-keys-dialog.tsx";

/** The sync settings of a shop that is connected by API keys. */
export function WoocommerceSection({ platform }: { platform: Platform }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sync = usePlatformMutation<SyncLog>();
  const { id, settings, isActive, isSyncing } = platform;
  const isBusy = isSyncing || sync.isPending;
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">Connection</h2>
      <p>
        Connected to <b>{settings.storeUrl}</b>. A sale on either side lowers the stock on the other
        within moments. Everything else syncs as often as you choose.
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
              failed: "Couldn’t start the sync",
            })
          }
        >
          {isBusy ? "Syncing…" : "Sync now"}
        </button>
        <ScheduleSelect platform={platform} />
        <button className="btn quiet" type="button" onClick={() => openDialog(dialog)}>
          Replace the keys
        </button>
      </div>
      <WoocommerceKeysDialog ref={dialog} platform={platform} onSaved={() => undefined} />
    </section>
  );
}

/** How often it syncs. A choice is shown and saved at once; the next one may follow meanwhile. */
function ScheduleSelect({ platform: { id, settings } }: { platform: Platform }) {
  const change = usePlatformMutation(undefined, `schedule of platform ${id}`);
  const [chosen, setChosen] = useState(settings.schedule);
  const choose = (schedule: Schedule) => {
    setChosen(schedule);
    change.mutate({
      method: "PUT",
      path: `/api/platforms/${id}`,
      body: { settings: { schedule } },
      failed: "Couldn’t save that",
    });
  };
  return (
    <>
      <label className="sr" htmlFor="schedule">
        How often
      </label>
      <select
        id="schedule"
        onChange={({ target }) => choose(target.value as Schedule)}
        value={change.isPending ? chosen : settings.schedule}
      >
        {SCHEDULES.map((schedule) => (
          <option key={schedule} value={schedule}>
            {SCHEDULE_LABELS[schedule]}
          </option>
        ))}
      </select>
    </>
  );
}

function describeOutcome({ status, recordsSuccess, recordsError, errorDetails }: SyncLog) {
  if (status === "running") {
    return {
      title: "This takes a while",
      description: "It continues on its own. See the result under Sync history.",
    };
  }
  if (status === "completed" && recordsError === 0) {
    return {
      title: "Everything is in sync",
      description: countOf(recordsSuccess, "record checked.", "records checked."),
    };
  }
  return {
    title: status === "completed" ? "Synced, except for some records" : "The sync failed",
    description: errorDetails?.split("\n")[0] ?? "",
  };
}
