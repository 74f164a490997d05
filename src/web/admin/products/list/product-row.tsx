import { memo, type RefObject } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { PieceNumbers } from "#contract/operations/insights.ts";
import { PieceNumbersLine } from "../../insights/piece-numbers.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { PriceCell } from "../row/price-cell.tsx";
import type { RowActions } from "../row/row-actions.ts";
import { RowMenu } from "../row/row-menu.tsx";
import { StateSelect } from "../row/state-select.tsx";
import type { QuickChange } from "../row/use-quick-change.ts";
import type { RowStatus } from "../row/use-row-statuses.ts";

type ProductRowProps = {
  row: InventoryRow;
  categoryName: string | undefined;
  /** Of this month. */
  numbers: PieceNumbers | undefined;
  isSelected: boolean;
  isOpen: boolean;
  /** Whether the address asks for its price to be edited. */
  isPriceAsked: boolean;
  changeStatus: RowStatus | undefined;
  /** Whether the price is changed in a sheet, not in its cell. */
  isPhone: boolean;
  isRemoving: boolean;
  /** A stable ref, so that the memoized row renders only when its own props change. */
  actions: RefObject<RowActions>;
};

/** One piece in the table with its quick actions. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { row, isSelected, isOpen, isPhone, changeStatus, isRemoving, actions } = props;
  const change = (wanted: QuickChange) => actions.current.change(row, wanted);
  const remove = () => actions.current.remove(row);
  const hideOrList = () => change({ isActive: !row.isActive });
  return (
    <tr
      aria-current={isOpen ? "true" : undefined}
      data-busy={isRemoving ? "" : undefined}
      data-failed={changeStatus === "error" ? "" : undefined}
      data-row={row.id}
    >
      <td className="col-pick">
        <label className="pick-target">
          <input
            aria-label={`Select ${row.name}`}
            checked={isSelected}
            onChange={({ target, nativeEvent }) => {
              const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              actions.current.select(row.id, target.checked, withShift);
            }}
            type="checkbox"
          />
        </label>
      </td>
      <td className="col-picture">
        <PieceThumbnail picture={row.picture} />
      </td>
      <td className="col-name">
        <button className="row-name" onClick={() => actions.current.edit(row.id)} type="button">
          {row.name}
        </button>
        <RowDetails {...props} />
      </td>
      <td className="col-price num">
        {isPhone ? (
          <span className="row-price">{formatPrice(row.price)}</span>
        ) : (
          <PriceCell actions={actions} isAsked={props.isPriceAsked} row={row} />
        )}
      </td>
      <td className="col-status">
        <StateSelect onChange={change} row={row} />
      </td>
      <td className="col-actions">
        <button className="row-action" onClick={() => actions.current.edit(row.id)} type="button">
          Edit<span className="sr"> {row.name}</span>
        </button>
        <button className="row-action" onClick={hideOrList} type="button">
          {row.isActive ? "Hide" : "List"}
          <span className="sr"> {row.name}</span>
        </button>
        <button
          className="row-action row-delete"
          disabled={isRemoving}
          onClick={remove}
          type="button"
        >
          Delete<span className="sr"> {row.name}</span>
        </button>
        <RowMenu
          actions={actions}
          isPriceAsked={isPhone && props.isPriceAsked}
          onHideOrList={hideOrList}
          row={row}
        />
      </td>
    </tr>
  );
});

function RowDetails({ row, categoryName, numbers }: ProductRowProps) {
  return (
    <small>
      {row.sku && <span>{row.sku}</span>}
      {categoryName && <span>{categoryName}</span>}
      <span className="row-listed">{row.isActive ? "Listed" : "Hidden"}</span>
      <PieceNumbersLine numbers={numbers} />
    </small>
  );
}
