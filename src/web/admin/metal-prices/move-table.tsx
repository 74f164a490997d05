import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { LeftOutReason } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { useRepricingPreview } from "./use-repricing-preview.ts";
import { canChange, groupMoves, type Move, formatMoney } from "./group-moves.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import "./move-table.css";

const NO_PRICES = "No prices to change";

type Props = {
  preview: ReturnType<typeof useRepricingPreview>;
  moves: Move[];
  isTicked: (move: Move) => boolean;
  onTick: (ids: number[], isIn: boolean) => void;
  /** Whether prices are built. */
  isBuilt: boolean;
  /** Whether only the first prices are recorded, with which none could be compared. */
  isStart: boolean;
};

/** Each piece whose metal changed, by alloy: now, new, and a box to leave it out. */
export function MoveTable({ preview, moves, isTicked, onTick, isBuilt, isStart }: Props) {
  const { data, error, isCurrent } = preview;
  if (error) return <p className="err">{error.message}</p>;
  if (!data) return <p className="metal-hint">Working out the new prices…</p>;
  if (moves.length === 0) return <NoMoves {...{ isBuilt, isStart }} pieces={data.pieces} />;
  const able = moves.filter(canChange);
  const ticked = able.filter(isTicked);
  const table = <Table able={able} count={ticked.length} {...{ moves, isTicked, onTick }} />;
  if (able.length === 0) {
    return (
      <NoMoves {...{ isBuilt, isStart }} pieces={data.pieces}>
        <details className="metal-left">
          <summary>
            {countOf(moves.length, "piece keeps its price", "pieces keep their prices")}
          </summary>
          {table}
        </details>
      </NoMoves>
    );
  }
  return (
    <section aria-busy={!isCurrent} aria-labelledby="metal-moves" className="metal-moves">
      <div className="metal-moves-head">
        <h2 aria-live="polite" id="metal-moves">
          {ticked.length === 0 ? NO_PRICES : countChanges(ticked.length)}
        </h2>
        <p>
          Sold and hidden pieces are left out.{" "}
          {data.more > 0 &&
            `${data.more} more can change after these: 2,000 prices change at most at a time.`}
        </p>
      </div>
      {table}
    </section>
  );
}

type TableProps = Pick<Props, "moves" | "isTicked" | "onTick"> & {
  /** Those with a new price, and how many of them are ticked. */
  able: Move[];
  count: number;
};

function Table({ moves, able, count, isTicked, onTick }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <AllBox
              count={count}
              onTick={(isIn) =>
                onTick(
                  able.map(({ productId }) => productId),
                  isIn,
                )
              }
              total={able.length}
            />
          </th>
          <th scope="col">
            <span className="sr">Photo</span>
          </th>
          <th scope="col">Piece</th>
          <th className="num metal-change" scope="col">
            Metal change
          </th>
          <th className="num" scope="col">
            Now
          </th>
          <th className="num" scope="col">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {groupMoves(moves).map(({ name, change, moves }) => (
          <Fragment key={name}>
            <tr className="metal-group">
              <th colSpan={6} scope="rowgroup">
                {name} <small>{change}</small>
              </th>
            </tr>
            {moves.map((move) => (
              <MoveRow
                isIn={isTicked(move)}
                key={move.productId}
                move={move}
                onTick={(isIn) => onTick([move.productId], isIn)}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type NoMovesProps = Pick<Props, "isBuilt" | "isStart"> & {
  pieces: Record<string, number>;
  children?: ReactNode;
};

function NoMoves({ pieces, isBuilt, isStart, children }: NoMovesProps) {
  const hasMetals = Object.values(pieces).some((count) => count > 0);
  const unmoved = isStart
    ? "When gold moves, you’ll see new prices here."
    : "When a metal’s price changes, the new prices of its pieces appear here.";
  const noneText = isBuilt
    ? "No price is built another way now. Open a piece to say how its price is built: metal, stones, hours, and mark-up."
    : unmoved;
  const text = hasMetals
    ? noneText
    : "No piece has a metal with a weight yet. Add the metals in a piece’s details, or fill in many at once on Pieces.";
  return (
    <section aria-labelledby="metal-moves" className="metal-moves">
      <div className="metal-moves-head">
        <h2 id="metal-moves">{isStart ? "Saved as your starting point." : NO_PRICES}</h2>
      </div>
      <p className="metal-hint">{text}</p>
      {children}
    </section>
  );
}

type AllBoxProps = { count: number; total: number; onTick: (isIn: boolean) => void };

function AllBox({ count, total, onTick }: AllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total;
  });
  return (
    <label className="pick-target">
      <input
        aria-label="All pieces"
        checked={total > 0 && count === total}
        disabled={total === 0}
        onChange={({ target }) => onTick(target.checked)}
        ref={box}
        type="checkbox"
      />
    </label>
  );
}

const countChanges = (count: number) => `${countOf(count, "price")} will change`;

type MoveRowProps = { move: Move; isIn: boolean; onTick: (isIn: boolean) => void };

/** A piece with its price now and as it would be. */
function MoveRow({ move, isIn, onTick }: MoveRowProps) {
  const { productId, name, picture, metalChange, from, to } = move;
  const described = describe(move);
  return (
    <tr data-left={isIn ? undefined : ""}>
      <td className="metal-box">
        <label className="pick-target">
          <input
            aria-label={`Change the price of ${name}`}
            checked={isIn}
            disabled={!canChange(move)}
            onChange={({ target }) => onTick(target.checked)}
            type="checkbox"
          />
        </label>
      </td>
      <td className="metal-photo">
        <PieceThumbnail picture={picture} />
      </td>
      <td className="metal-name">
        <span>{name}</span>
        {described && <small>{described}</small>}
        {move.reason === "no-weight" && (
          <Link className="metal-fix" to={`/admin?edit=${productId}`}>
            Add metal weight
            <span className="sr"> {name}</span>
          </Link>
        )}
      </td>
      <td className="num metal-change">
        <small>{metalChange && formatMoney(metalChange)}</small>
      </td>
      <td className="num metal-was">{formatPrice(from)}</td>
      <td className="num metal-new">{isIn && to !== null ? formatPrice(to) : "No change"}</td>
    </tr>
  );
}

/** "6.4 g of metal, open quote for Grace Liu" */
function describe({ alloys, reason, who = null, from }: Move): string {
  const grams = alloys.reduce((sum, each) => sum + Number(each.grams ?? 0), 0);
  const weight = grams > 0 && `${String(Number(grams.toFixed(2)))}\u00A0g of metal`;
  const why = reason && REASONS[reason](who, formatPrice(from));
  return [weight, why].filter(Boolean).join(", ");
}

/** Why a price stays, for who has the piece and at what price. */
const REASONS: Record<LeftOutReason, (who: string | null, price: string) => string> = {
  quote: (who) => `open quote for ${who}`,
  reserved: (who) => `reserved for ${who}`,
  locked: () => "its price is locked",
  same: (_, price) => `rounds back to ${price}`,
  "no-weight": () => "",
  "no-price": () => "a metal has no price",
  "too-low": () => "would cost less than a cent",
  "too-high": () => "would cost $100 million or more",
};
