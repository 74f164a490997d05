import type { ReactNode } from "react";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import { formatCount } from "#contract/decimals.ts";
import { MAX_MOVE_LIST, type Move } from "#contract/importing/move.ts";
import { Icon } from "#web/ui/icon.tsx";

/** What is left to do once everything came. */
export function MoveCheck({ move }: { move: Move }) {
  return (
    <section aria-labelledby="check" className="to-do-group">
      <h2 id="check">Is everything in its place?</h2>
      <ul>
        <Pieces pieces={move.pieces} />
        <Photos missing={move.missingPhotos} without={move.withoutPhoto} />
        <Addresses lost={move.lostAddresses} />
      </ul>
    </section>
  );
}

type CheckProps = { name: string; isWell: boolean; children: ReactNode };

const Check = ({ name, isWell, children }: CheckProps) => (
  <li className={isWell ? "move-row well" : "move-row"}>
    <span className="center move-tick">{isWell && <Icon name="check" />}</span>
    <div>
      <h3>{name}</h3>
      {children}
    </div>
  </li>
);

function Pieces({ pieces: { shown, hidden, waiting } }: { pieces: Move["pieces"] }) {
  return (
    <Check isWell={hidden + waiting === 0} name="Pieces">
      <p>{`${countOf(shown + hidden, "piece")} came. Visitors see ${formatCount(shown)}.`}</p>
      {hidden > 0 && (
        <p>
          <Link className="link" to="/admin?status=hidden">
            {countOf(hidden, "piece is hidden", "pieces are hidden")}
          </Link>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Link className="link" to="/admin/dashboard?tab=data">
            {countOf(waiting, "piece waits for your decision", "pieces wait for your decision")}
          </Link>
        </p>
      )}
    </Check>
  );
}

type PhotosProps = { missing: Move["missingPhotos"]; without: number };

function Photos({ missing, without }: PhotosProps) {
  const isWell = missing.length + without === 0;
  return (
    <Check isWell={isWell} name="Photos">
      {isWell && <p>Every photo came.</p>}
      {without > 0 && (
        <p>
          <Link className="link" to="/admin/queues/photographs">
            {countOf(without, "piece has no photo", "pieces have no photo")}
          </Link>
        </p>
      )}
      <List
        items={missing}
        render={({ productId, name, photos }) => (
          <>
            <Link className="link" to={`/admin?edit=${productId}`}>
              {name}
            </Link>
            {`: ${countOf(photos, "photo")} couldn’t be fetched.`}
          </>
        )}
      />
    </Check>
  );
}

const Addresses = ({ lost }: { lost: Move["lostAddresses"] }) => (
  <Check isWell={lost.length === 0} name="Old addresses">
    {lost.length === 0 && <p>Every old address that came leads to a page of your shop.</p>}
    <List
      items={lost}
      render={({ address, reason }) => (
        <>
          <b>{address}</b> {reason}
        </>
      )}
    />
  </Check>
);

type ListProps<Item> = { items: Item[]; render: (item: Item) => ReactNode };

function List<Item>({ items, render }: ListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <>
      <ul className="move-list">
        {items.map((item) => (
          <li key={JSON.stringify(item)}>{render(item)}</li>
        ))}
      </ul>
      {items.length === MAX_MOVE_LIST && <p>{`These are the first ${MAX_MOVE_LIST}.`}</p>}
    </>
  );
}
