import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { canChange, formatMoney, type Move } from "./group-moves.ts";
import { MESSAGES } from "./messages.ts";

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
            aria-label={MESSAGES.changeOne(name)}
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
            {MESSAGES.addWeight}
            <span className="sr"> {name}</span>
          </Link>
        )}
      </td>
      <td className="num metal-change">
        <small>{metalChange && formatMoney(metalChange)}</small>
      </td>
      <td className="num metal-was">{formatPrice(from)}</td>
      <td className="num metal-new">{isIn && to !== null ? formatPrice(to) : MESSAGES.noChange}</td>
    </tr>
  );
}

/** "6.4 g of metal, open quote for Grace Liu" */
function describe({ alloys, reason, who = null, from }: Move): string {
  const grams = alloys.reduce((sum, each) => sum + Number(each.grams ?? 0), 0);
  const weight = grams > 0 && MESSAGES.grams(String(Number(grams.toFixed(2))));
  const why = reason && MESSAGES.reason(reason, who, formatPrice(from));
  return [weight, why].filter(Boolean).join(", ");
}
