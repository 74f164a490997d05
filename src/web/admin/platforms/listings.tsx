import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Listing,
  LISTING_STATUSES,
  type ListingCounts,
  type ListingStatus,
} from "#contract/channels/listings.ts";
import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { usePage } from "../api-client/use-page.ts";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { ListingRow } from "./listing-row.tsx";
import { STATUS_LABELS } from "./platform-labels.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";

const PER_PAGE = 25;

/** The listings of a platform with their differences, and a button that sends all. */
export function Listings({ platform }: { platform: Platform }) {
  const [status, setStatus] = useState<ListingStatus | "">("");
  const [page, setPage] = useState(1);
  const sendAll = usePlatformMutation();
  const { id, isActive } = platform;
  const { way } = PLATFORMS[platform.platform];
  const path = `/api/platforms/${id}`;
  const counts = useQuery<ListingCounts>({
    queryKey: [`${path}/listing-counts`],
    enabled: way !== "feed",
  });
  const filter = status ? `status=${status}&` : "";
  const listings = usePage<Listing>(`${path}/listings?${filter}page=${page}&limit=${PER_PAGE}`);
  const differing = counts.data?.out_of_step ?? 0;
  return (
    <section className="platform-part" aria-labelledby="listings">
      <h2 id="listings">Pieces</h2>
      {way !== "feed" && (
        <div className="desk-tools">
          <label className="sr" htmlFor="listing-status">
            Which pieces
          </label>
          <select
            id="listing-status"
            value={status}
            onChange={({ target }) => {
              setStatus(LISTING_STATUSES.find((each) => each === target.value) ?? "");
              setPage(1);
            }}
          >
            <option value="">All pieces</option>
            {LISTING_STATUSES.map((each) => (
              <option key={each} value={each}>
                {STATUS_LABELS[each]} ({counts.data?.[each] ?? "…"})
              </option>
            ))}
          </select>
          {way === "keys" && differing > 1 && (
            <button
              className="btn quiet"
              type="button"
              disabled={sendAll.isPending || !isActive}
              onClick={() =>
                sendAll.mutate({
                  method: "POST",
                  path: `${path}/settle`,
                  done: () => ({
                    title: `${differing} pieces are on their way`,
                    description: "They’re sent within a minute.",
                  }),
                  failed: "Couldn’t send them",
                })
              }
            >
              {`Send all ${differing} that differ`}
            </button>
          )}
        </div>
      )}
      <QueryList
        query={listings}
        items={listings.items}
        isFiltered={status !== ""}
        noMatches={<p className="platform-none">No matches.</p>}
        empty={<p className="platform-none">No pieces yet.</p>}
        pagination={
          <Pagination
            page={page}
            perPage={PER_PAGE}
            total={listings.total}
            label="Pages of pieces"
            onPage={setPage}
          />
        }
      >
        {(items) => (
          <ul className="listing-list">
            {items.map((listing) => (
              <ListingRow key={listing.productId} listing={listing} platform={platform} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
