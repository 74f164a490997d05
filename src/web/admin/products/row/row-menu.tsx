import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { Input } from "../../forms/controls.tsx";
import { MenuButton, MenuItem } from "../../menu.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { useSharePiece } from "../../pieces/use-share-piece.ts";
import { Popover } from "../../popover.tsx";
import { parsePrice } from "./parse-price.ts";
import { PieceSheetHead } from "./piece-sheet-head.tsx";
import type { RowActions } from "./row-actions.ts";
import "./row-menu.css";

type ItemsProps = {
  row: InventoryRow;
  actions: RefObject<RowActions>;
  onHideOrList: () => void;
};
type RowMenuProps = ItemsProps & {
  /** Whether a sheet asks for the price. */
  isPriceAsked: boolean;
};

/** What can be done with one piece: in small windows that which the row's buttons do too. */
export function RowMenu({ isPriceAsked, ...props }: RowMenuProps) {
  const { row, actions } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuButton
        aria-label={`Options for ${row.name}`}
        className="row-more"
        head={<PieceSheetHead row={row} />}
        items={<RowMenuItems {...props} />}
        menuClass="menu row-menu"
        menuLabel={`Menu of ${row.name}`}
        ref={button}
      >
        <DeskIcon name="dots" />
      </MenuButton>
      {isPriceAsked && <PriceSheet actions={actions} opener={button} row={row} />}
    </>
  );
}

type Item = {
  label: string;
  icon: ReactNode;
  run: () => void;
  shortcut?: string;
  /** Whether the row has a button for it where there is room. */
  isFolded?: boolean;
};

function RowMenuItems({ row, actions, onHideOrList }: ItemsProps) {
  const navigate = useNavigate();
  const share = useSharePiece();
  const { access } = useDesk().user;
  const { id, isActive } = row;
  const go = (to: string) => () => void navigate(to);
  const act = (run: (actions: RowActions) => void) => () => run(actions.current);
  const order = go(`/admin/orders/new?piece=${id}`);
  const receipt = <DeskIcon name="receipt" />;
  const items: Item[] = [
    { label: "View", icon: <DeskIcon name="eye" />, run: go(`/products/${id}`), shortcut: "V" },
    { label: "Share", icon: <Icon name="share" />, run: () => void share(row), shortcut: "S" },
    ...(access === "everything"
      ? [{ label: "Record order", icon: receipt, run: order, shortcut: "O" }]
      : []),
    {
      label: "Duplicate",
      icon: <DeskIcon name="copy" />,
      run: act(({ duplicate }) => duplicate(row)),
      shortcut: "D",
    },
    {
      label: "Edit",
      icon: <DeskIcon name="edit" />,
      run: act(({ edit }) => edit(id)),
      shortcut: "E",
    },
    {
      label: "Change price",
      icon: <DeskIcon name="dollar" />,
      run: act(({ askPrice }) => askPrice(id)),
      isFolded: true,
    },
    {
      label: isActive ? "Hide" : "List",
      icon: isActive ? <DeskIcon name="hide" /> : <DeskIcon name="eye" />,
      run: onHideOrList,
      isFolded: true,
    },
    { label: "Delete", icon: <DeskIcon name="trash" />, run: act(({ remove }) => remove(row)) },
  ];
  return items.map(({ label, icon, run, shortcut, isFolded }) => (
    <MenuItem
      className={isFolded ? "row-menu-folded" : undefined}
      key={label}
      onChoose={run}
      shortcut={shortcut}
    >
      {icon}
      <span>{label}</span>
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </MenuItem>
  ));
}

type PriceSheetProps = {
  row: InventoryRow;
  opener: RefObject<HTMLElement | null>;
  actions: RefObject<RowActions>;
};

/** Asks on phones for the price that the address names. */
function PriceSheet({ row, opener, actions }: PriceSheetProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState(row.price);
  const [error, setError] = useState<string>();
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    actions.current.answerPrice();
  };
  const save = () => {
    const price = parsePrice(typed);
    if (price === undefined) {
      setError("Enter a price like 195.00.");
      return field.current?.focus();
    }
    close();
    if (price !== row.price) actions.current.changePrice(row, price);
  };
  return (
    <Popover
      className="price-sheet"
      label={`Change the price of ${row.name}`}
      onClose={close}
      opener={opener}
    >
      <PieceSheetHead row={row} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field error={error} label="Price">
          <Input
            aria-label={`Price of ${row.name}, US dollars`}
            enterKeyHint="done"
            inputMode="decimal"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
            ref={field}
            value={typed}
          />
        </Field>
        <div className="row sheet-save">
          <button className="btn" type="submit">
            Save
          </button>
        </div>
      </form>
    </Popover>
  );
}
