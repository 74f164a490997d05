import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import "./piece-sheet-head.css";

type PieceSheetHeadProps = { row: InventoryRow; onClose: () => void };

/** Says on phones which piece a sheet is about: it covers the row that opened it. */
export function PieceSheetHead({ row, onClose }: PieceSheetHeadProps) {
  return (
    <div className="piece-sheet-head">
      <PieceThumbnail picture={row.picture} />
      <p>
        <b>{row.name}</b>
        <small>{formatPrice(row.price)}</small>
      </p>
      <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}
