import { memo, type RefObject, useRef, useState } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { PieceNumbers } from "#contract/operations/insights.ts";
import { STATE_LABELS, type StateChoice, toStateChange } from "#contract/catalogue/piece-states.ts";
import { PieceNumbersLine } from "../../insights/piece-numbers.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { PriceCell } from "../row/price-cell.tsx";
import type { RowActions } from "../row/row-actions.ts";
import { RowMenu } from "../row/row-menu.tsx";
import type { QuickChange } from "../row/use-quick-change.ts";
import type { RowStatus } from "../row/use-row-statuses.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { describeState, toStateChoice } from "../../piece-state/describe-state.ts";
import { StateFields } from "../../piece-state/state-fields.tsx";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { PieceSheetHead } from "../row/piece-sheet-head.tsx";
import "../row/state-select.css";

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

const AT_ONCE = ["available", "sold"] as const;
const ASKED = ["reserved", "made_to_order"] as const;
type Asked = (typeof ASKED)[number];

type StateSelectProps = { row: InventoryRow; onChange: (change: QuickChange) => void };

/**
 * The state of a piece: Available while any are in stock, else Sold, unless it is listed and reserved or made to
 * order. These two have more to say, which a popover asks for.
 */
function StateSelect({ row, onChange }: StateSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const { kind, text } = describeState(row, { timeZone, now });
  const byStock = row.stock > 0 ? "available" : "sold";
  const current = ASKED.find((state) => row.isActive && state === row.availability) ?? byStock;
  const choose = (value: string) => {
    const asking = ASKED.find((state) => value.startsWith(state));
    if (asking) return setAsked(asking);
    const state = value === "available" ? "available" : "sold";
    onChange({
      // A hidden piece stays hidden.
      ...(row.isActive && toStateChange({ state }, timeZone)),
      stock: state === "sold" ? 0 : Math.max(1, row.stock),
    });
  };
  return (
    <>
      <span className={`state-select dot ${row.isActive && current === byStock ? byStock : kind}`}>
        <select
          aria-label={`Status of ${row.name}`}
          onChange={({ target }) => choose(target.value)}
          ref={select}
          value={current}
        >
          {current !== byStock && (
            <option hidden value={current}>
              {text}
            </option>
          )}
          {AT_ONCE.map((state) => (
            <option key={state} value={state}>
              {STATE_LABELS[state]}
            </option>
          ))}
          {ASKED.map((state) => (
            // The current one is chosen again to change for whom or how long.
            <option key={state} value={state === current ? `${state} again` : state}>
              {STATE_LABELS[state]}…
            </option>
          ))}
        </select>
      </span>
      {asked && (
        <StatePopover
          initial={{ ...toStateChoice(row, timeZone), state: asked }}
          onClose={() => setAsked(null)}
          onSave={(choice) => onChange(toStateChange(choice, timeZone))}
          opener={select}
          row={row}
        />
      )}
    </>
  );
}

type StatePopoverProps = {
  row: InventoryRow;
  opener: RefObject<HTMLElement | null>;
  initial: StateChoice;
  onSave: (choice: StateChoice) => void;
  onClose: () => void;
};

function StatePopover({ row, opener, initial, onSave, onClose }: StatePopoverProps) {
  const [choice, setChoice] = useState(initial);
  const leave = () => {
    opener.current?.focus();
    onClose();
  };
  return (
    <Popover
      className="state-popover"
      label={`State of ${row.name}`}
      onClose={onClose}
      opener={opener}
    >
      <PieceSheetHead row={row} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          leave();
          onSave(choice);
        }}
      >
        <StateFields choice={choice} onChange={setChoice} />
        <div className="row sheet-save">
          <button className="btn small" type="submit">
            Save
          </button>
          <button className="link" onClick={leave} type="button">
            Cancel
          </button>
        </div>
      </form>
    </Popover>
  );
}
