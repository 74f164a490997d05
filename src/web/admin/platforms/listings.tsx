import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Listing,
  LISTING_STATUSES,
  type ListingCounts,
  type ListingStatus,
} from "#contract/channels/listings.ts";
import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { formatPrice } from "#contract/decimals.ts";
import { usePage } from "../api-client/use-page.ts";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { FIELD_LABELS, STATUS_LABELS } from "./platform-labels.ts";
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
          <ul className="ruled-ink">
            {items.map((listing) => (
              <ListingRow key={listing.productId} listing={listing} platform={platform} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

/** One listing: its differences and a button that sends them. */
function ListingRow({ listing, platform }: { listing: Listing; platform: Platform }) {
  const { way } = PLATFORMS[platform.platform];
  const isFeed = way === "feed";
  const { name, price, status, differences, reason, address, isQueued } = listing;
  const words = isFeed && status === "draft" ? "Left out" : STATUS_LABELS[status];
  return (
    <li className="listing-row">
      <PieceThumbnail edits={{ id: listing.productId, name }} picture={listing.picture} />
      <div className="listing-piece">
        <h3>
          {address ? (
            <a className="link" href={address} target="_blank" rel="noreferrer">
              {name}
              <span className="sr">{" (opens the platform)"}</span>
            </a>
          ) : (
            name
          )}
        </h3>
        <p>{formatPrice(price)}</p>
      </div>
      <div className="listing-state">
        <p className={status === "out_of_step" ? "alarm" : undefined}>
          {isQueued ? `${words}, on its way` : words}
        </p>
        {differences.length > 0 && (
          <dl>
            {differences.map(({ field, here, there }) => (
              <div key={field}>
                <dt>{FIELD_LABELS[field]}</dt>
                <dd>{`${here} here, ${there} there`}</dd>
              </div>
            ))}
          </dl>
        )}
        {reason && <p className={isFeed ? "listing-reason" : "err"}>{reason}</p>}
      </div>
      {way === "keys" && <SendButton listing={listing} platform={platform} />}
    </li>
  );
}

function SendButton({ listing, platform }: { listing: Listing; platform: Platform }) {
  const send = usePlatformMutation();
  const { status, productId, name, isActive, externalId } = listing;
  if (status === "listed") return null;
  const isThere = externalId !== null;
  if (!isActive && (!isThere || status === "removed")) return null;
  const label = !isThere ? "List it" : isActive ? "Send" : "Take it down";
  return (
    <button
      className="btn quiet small"
      type="button"
      disabled={send.isPending || !platform.isActive}
      onClick={() =>
        send.mutate({
          method: "POST",
          path: `/api/platforms/${platform.id}/settle`,
          body: { productIds: [productId] },
          done: `${name} is in sync`,
          failed: `Couldn’t send ${name}`,
        })
      }
    >
      {send.isPending ? "Sending…" : label}
      <span className="sr"> {name}</span>
    </button>
  );
}
