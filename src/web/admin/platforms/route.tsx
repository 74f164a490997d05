import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import {
  type Platform,
  PLATFORM_KINDS,
  type PlatformKind,
  PLATFORMS,
} from "#contract/channels/platforms.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { QueryState } from "../query-state.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { ExternalOrders } from "./external-orders.tsx";
import { describeState, PLATFORM_LABELS } from "./platform-labels.ts";
import { SyncHistory } from "./sync-history.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";
import { WoocommerceKeysDialog } from "./woocommerce-keys-dialog.tsx";
import "../desk-screen.css";
import "./platforms.css";

export const meta = () => [{ title: "Platforms" }];

/** All platforms, their orders and syncs. */
export default function PlatformsScreen() {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const platforms = useQuery<Platform[]>({ queryKey: ["/api/platforms"] });
  const connect = usePlatformMutation<Platform>(
    ({ id }) => void navigate(`/admin/platforms/${id}`),
  );
  const onConnect = (platform: PlatformKind, name: string) => {
    if (platform === "woocommerce") {
      openDialog(dialog);
      return;
    }
    connect.mutate({
      method: "POST",
      path: "/api/platforms",
      body: { platform },
      done: `${name} is connected`,
      failed: `Couldn’t connect ${name}`,
    });
  };
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Platforms</h1>
          <p>Show and sell your pieces in other places, too.</p>
        </div>
      </header>
      <QueryState query={platforms}>
        {(connected) => (
          <>
            <ul className="platform-list">
              {PLATFORM_KINDS.map((kind) => (
                <PlatformRow
                  key={kind}
                  kind={kind}
                  platform={connected.find(({ platform }) => platform === kind)}
                  isBusy={connect.isPending}
                  onConnect={onConnect}
                />
              ))}
            </ul>
            {connected.length > 0 && (
              <>
                <ExternalOrders />
                <SyncHistory />
              </>
            )}
          </>
        )}
      </QueryState>
      <WoocommerceKeysDialog
        ref={dialog}
        onSaved={({ id }) => void navigate(`/admin/platforms/${id}`)}
      />
    </>
  );
}

type PlatformRowProps = {
  kind: PlatformKind;
  platform: Platform | undefined;
  isBusy: boolean;
  onConnect: (kind: PlatformKind, name: string) => void;
};

/** One platform with its description, status and next step. */
function PlatformRow({ kind, platform, isBusy, onConnect }: PlatformRowProps) {
  const { settings } = useDesk();
  const now = useNow();
  const { name } = PLATFORMS[kind];
  const { why, how } = PLATFORM_LABELS[kind];
  const state = describeState(platform);
  return (
    <li className="platform-row">
      <div>
        <h2>{platform ? <Link to={`/admin/platforms/${platform.id}`}>{name}</Link> : name}</h2>
        <p
          className={
            state === "Needs attention"
              ? "muted small platform-state alarm"
              : "muted small platform-state"
          }
        >
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
