import { useNavigate } from "react-router";
import type { Platform } from "#contract/channels/platforms.ts";
import type { Deleted } from "#contract/operations/trash.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { describeState } from "./platform-labels.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";

/** The name and status of a platform, with buttons to pause and disconnect it. */
export function PlatformHeader({ platform }: { platform: Platform }) {
  const { settings } = useDesk();
  const now = useNow();
  const navigate = useNavigate();
  const change = usePlatformMutation();
  const disconnect = usePlatformMutation<Deleted>(() => void navigate("/admin/platforms"));
  const { id, name, isActive, lastSyncAt, nextSyncAt, lastError } = platform;
  const path = `/api/platforms/${id}`;
  const moments = [
    lastSyncAt && `last synced ${formatTimeOrDay(lastSyncAt, now, settings.timeZone)}`,
    nextSyncAt &&
      (Date.parse(nextSyncAt) <= now.getTime()
        ? "next within a minute"
        : `next ${formatTimeOrDay(nextSyncAt, now, settings.timeZone)}`),
  ].filter(Boolean);
  return (
    <header className="desk-head">
      <div>
        <h1>{name}</h1>
        <p aria-live="polite">
          <b>{describeState(platform)}</b>
          {moments.length > 0 && `, ${moments.join(", ")}`}
        </p>
        {lastError && <p className="err">{lastError}</p>}
      </div>
      <div className="desk-buttons">
        <button
          className="btn quiet"
          type="button"
          disabled={change.isPending}
          onClick={() =>
            change.mutate({
              method: "PUT",
              path,
              body: { isActive: !isActive },
              done: isActive ? `${name} is paused` : `${name} is on again`,
              failed: `Couldn’t change ${name}`,
            })
          }
        >
          {isActive ? "Pause" : "Resume"}
        </button>
        <button
          className="btn alarm"
          type="button"
          disabled={disconnect.isPending}
          onClick={() =>
            disconnect.mutate({
              method: "DELETE",
              path,
              endsPath: true,
              done: ({ trashId }) => ({
                title: `${name} is disconnected`,
                undo: `/api/trash/${trashId}/restore`,
              }),
              failed: `Couldn’t disconnect ${name}`,
            })
          }
        >
          Disconnect
        </button>
      </div>
    </header>
  );
}
