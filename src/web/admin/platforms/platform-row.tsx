import { Link } from "react-router";
import { type Platform, type PlatformKind, PLATFORMS } from "#contract/channels/platforms.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { describeState, PLATFORM_LABELS } from "./platform-labels.ts";

type Props = {
  kind: PlatformKind;
  platform: Platform | undefined;
  isBusy: boolean;
  onConnect: (kind: PlatformKind, name: string) => void;
};

/** One platform with its description, status and next step. */
export function PlatformRow({ kind, platform, isBusy, onConnect }: Props) {
  const { settings } = useDesk();
  const now = useNow();
  const { name } = PLATFORMS[kind];
  const { why, how } = PLATFORM_LABELS[kind];
  const state = describeState(platform);
  return (
    <li className="platform-row">
      <div>
        <h2>{platform ? <Link to={`/admin/platforms/${platform.id}`}>{name}</Link> : name}</h2>
        <p className={state === "Needs attention" ? "platform-state alarm" : "platform-state"}>
          {state}
        </p>
      </div>
      <p className="platform-why">
        {why} {platform ? "" : how}
        {platform?.lastSyncAt && (
          <small>
            {`Last synced ${formatTimeOrDay(platform.lastSyncAt, now, settings.timeZone)}`}
          </small>
        )}
        {platform?.lastError && <small className="err">{platform.lastError}</small>}
      </p>
      {platform ? (
        <Link className="btn quiet small" to={`/admin/platforms/${platform.id}`}>
          Open
          <span className="sr"> {name}</span>
        </Link>
      ) : (
        <button
          className="btn small"
          type="button"
          disabled={isBusy}
          onClick={() => onConnect(kind, name)}
        >
          Connect
          <span className="sr"> {name}</span>
        </button>
      )}
    </li>
  );
}
