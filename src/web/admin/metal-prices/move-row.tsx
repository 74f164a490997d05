import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { LeftOutReason } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { canChange, formatMoney, type Move } from "./group-moves.ts";

type Props = { move: Move; isIn: boolean; onTick: (isIn: boolean) => void };

/** A piece with its price now and as it would be. */
export function MoveRow({ move, isIn, onTick }: Props) {
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
