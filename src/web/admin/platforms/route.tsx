import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type Platform, PLATFORM_KINDS, type PlatformKind } from "#contract/channels/platforms.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useNavigate } from "react-router";
import { QueryState } from "../query-state.tsx";
import { ExternalOrders } from "./external-orders.tsx";
import { PlatformRow } from "./platform-row.tsx";
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
