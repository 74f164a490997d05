import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/inventory.ts";
import { AvailabilityDot } from "#web/catalog/availability-dot.tsx";
import { describeAvailability } from "#web/catalog/describe-availability.ts";
import { Picture } from "#web/catalog/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useQuickChange } from "../../products/use-quick-change.ts";

type Props = { piece: InventoryRow; onEdit: () => void };

/** One piece of the grid: its photo opens the editor, a button hides or lists it. */
export function PieceCell({ piece, onEdit }: Props) {
  const { change, isPending } = useQuickChange(piece);
  const star = <Icon name="star" />;
  return (
    <li className={piece.isActive ? "piece-cell" : "piece-cell off"}>
      <button type="button" className="piece-cell-open" onClick={onEdit}>
        <span className="piece-cell-picture">
          {piece.picture ? (
            <Picture
              picture={piece.picture}
              isDecorative
              sizes="(min-width: 1100px) 16vw, 45vw"
              fallback={star}
            />
          ) : (
            star
          )}
        </span>
        <b>
          <span className="sr">Edit </span>
          {piece.name}
        </b>
      </button>
      <p className="piece-cell-facts">
        <span>{formatPrice(piece.price)}</span>
        <AvailabilityDot label={describeAvailability(piece)} />
      </p>
      <button
        type="button"
        className="btn small quiet"
        disabled={isPending}
        onClick={() => change({ isActive: !piece.isActive })}
      >
        {piece.isActive ? "Hide" : "List"}
        <span className="sr"> {piece.name}</span>
      </button>
    </li>
  );
}
