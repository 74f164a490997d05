import { formatPrice } from "#contract/decimals.ts";
import type { Listing } from "#contract/channels/listings.ts";
import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { FIELD_LABELS, STATUS_LABELS } from "./platform-labels.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";

/** One listing: its differences and a button that sends them. */
export function ListingRow({ listing, platform }: { listing: Listing; platform: Platform }) {
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
