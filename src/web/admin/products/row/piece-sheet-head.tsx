import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import "./piece-sheet-head.css";

/** Says on phones which piece a sheet is about: it covers the row that opened it. */
export function PieceSheetHead({ row }: { row: InventoryRow }) {
  return (
    <div className="piece-sheet-head">
      <PieceThumbnail picture={row.picture} />
      <p>
        <b>{row.name}</b>
        <small>{formatPrice(row.price)}</small>
      </p>
      <button
        aria-label="Close"
        className="iconbtn"
        onClick={({ currentTarget }) =>
          currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
        }
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
