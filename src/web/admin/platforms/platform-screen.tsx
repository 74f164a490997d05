import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useParams } from "react-router";
import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../query-state.tsx";
import { ExternalOrders } from "./external-orders.tsx";
import { FeedUrl } from "./feed-url.tsx";
import { FileSection } from "./file-section.tsx";
import { Listings } from "./listings.tsx";
import { PlatformHeader } from "./platform-header.tsx";
import { refetchPlatforms } from "./use-platform-mutation.ts";
import { SyncHistory } from "./sync-history.tsx";
import { WoocommerceSection } from "./woocommerce-section.tsx";
import { requirePlatform } from "./require-platform.server.ts";
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
      <Link className="platform-back" to="/admin/platforms">
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
