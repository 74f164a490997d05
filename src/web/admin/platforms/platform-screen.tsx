import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import type { Deleted } from "#contract/operations/trash.ts";
import { QueryState } from "../query-state.tsx";
import { downloadFile } from "../api-client/download-export.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { requirePlatform } from "../require-entity.server.ts";
import { ExternalOrders } from "./external-orders.tsx";
import { FeedUrl } from "./feed-url.tsx";
import { refetchPlatforms, usePlatformMutation } from "./use-platform-mutation.ts";
import { Listings } from "./listings.tsx";
import { describeState } from "./platform-labels.ts";
import { SyncHistory } from "./sync-history.tsx";
import { WoocommerceSection } from "./woocommerce-section.tsx";
import "../desk-screen.css";
import "./platforms.css";

export const loader = requirePlatform;

export const meta = () => [{ title: "Platform" }];

/** Poll interval while a sync runs. */
const POLL_INTERVAL_MS = 2000;

/** One platform: its connection, listings, orders and syncs. */
export default function PlatformScreen() {
  const { id } = useParams();
  const client = useQueryClient();
  const platform = useQuery<Platform>({
    queryKey: [`/api/platforms/${id}`],
    refetchInterval: ({ state }) => (state.data?.isSyncing ? POLL_INTERVAL_MS : false),
  });
  const isSyncing = platform.data?.isSyncing ?? false;
  const wasSyncing = useRef(false);
  useEffect(() => {
    if (wasSyncing.current && !isSyncing) void refetchPlatforms(client);
    wasSyncing.current = isSyncing;
  }, [client, isSyncing]);
  return (
    <>
      <Link className="target platform-back" to="/admin/platforms">
        <Icon name="chevron-left" /> Platforms
      </Link>
      <QueryState query={platform}>{(loaded) => <PlatformDetails platform={loaded} />}</QueryState>
    </>
  );
}

function PlatformDetails({ platform }: { platform: Platform }) {
  const { way } = PLATFORMS[platform.platform];
  return (
    <>
      <PlatformHeader platform={platform} />
      {way === "keys" && <WoocommerceSection platform={platform} />}
      {way === "feed" && <FeedUrl platform={platform} />}
      {way === "file" && <FileSection platform={platform} />}
      <Listings platform={platform} />
      {way === "keys" && (
        <>
          <ExternalOrders platformId={platform.id} />
          <SyncHistory platformId={platform.id} />
        </>
      )}
    </>
  );
}

/** A platform that takes CSV files: downloaded here, uploaded there, then marked as sent. */
function FileSection({ platform }: { platform: Platform }) {
  const { toast } = useToast();
  const markSent = usePlatformMutation();
  const { id, name, platform: kind, isActive } = platform;
  const download = async () => {
    try {
      await downloadFile(`/api/data/export/${kind}.csv`, `pieces-${kind}.csv`);
      toast({ title: "File downloaded", description: `Upload it to ${name} now.` });
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: "Couldn’t download the file", description, variant: "destructive" });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">By file</h2>
      <p>{`Download the file, upload it to ${name}, and mark it as uploaded. This screen then shows what has changed since, and which pieces ${name} doesn’t have.`}</p>
      <div className="desk-buttons">
        <button className="btn" type="button" onClick={() => void download()}>
          Download the file
        </button>
        <button
          className="btn quiet"
          type="button"
          disabled={markSent.isPending || !isActive}
          onClick={() =>
            markSent.mutate({
              method: "POST",
              path: `/api/platforms/${id}/settle`,
              done: `${name} is up to date`,
              failed: "Couldn’t save that",
            })
          }
        >
          I’ve uploaded it
        </button>
      </div>
    </section>
  );
}

/** The name and status of a platform, with buttons to pause and disconnect it. */
function PlatformHeader({ platform }: { platform: Platform }) {
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
