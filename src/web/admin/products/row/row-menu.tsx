import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { moveMenuFocus } from "../../move-menu-focus.ts";
import { Popover } from "../../popover.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { useSharePiece } from "../../pieces/use-share-piece.ts";
import { PieceSheetHead } from "./piece-sheet-head.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import type { RowActions } from "./row-actions.ts";
import "./row-menu.css";

type RowMenuProps = {
  row: InventoryRow;
  actions: RefObject<RowActions>;
  onHideOrList: () => void;
  /** Whether a sheet asks for the price. */
  isPriceAsked: boolean;
};
type OpenMenuProps = Omit<RowMenuProps, "isPriceAsked"> & {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

type Item = {
  label: string;
  icon: ReactNode;
  key?: string;
  /** Whether the row has a button for it where there is room. */
  isFolded?: boolean;
  run: () => void;
};

/** What can be done with one piece: in small windows that which the row's buttons do too. */
export function RowMenu({ isPriceAsked, ...props }: RowMenuProps) {
  const { row, actions } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={`Options for ${row.name}`}
        className="row-more"
        onClick={() => setOpen(true)}
        ref={button}
        type="button"
      >
        <DeskIcon name="dots" />
      </button>
      {isOpen && <OpenMenu {...props} button={button} onClose={() => setOpen(false)} />}
      {isPriceAsked && <PriceSheet actions={actions} opener={button} row={row} />}
    </>
  );
}

function OpenMenu({ row, actions, button, onClose, onHideOrList }: OpenMenuProps) {
  const navigate = useNavigate();
  const share = useSharePiece();
  const { access } = useDesk().user;
  const recordOrder: Item = {
    label: "Record order",
    icon: <DeskIcon name="receipt" />,
    key: "O",
    run: () => void navigate(`/admin/orders/new?piece=${row.id}`),
  };
  const items: Item[] = [
    {
      label: "View",
      icon: <Icon name="eye" />,
      key: "V",
      run: () => void navigate(`/products/${row.id}`),
    },
    { label: "Share", icon: <Icon name="share" />, key: "S", run: () => void share(row) },
    ...(access === "everything" ? [recordOrder] : []),
    {
      label: "Duplicate",
      icon: <DeskIcon name="copy" />,
      key: "D",
      run: () => actions.current.duplicate(row),
    },
    {
      label: "Edit",
      icon: <Icon name="edit" />,
      key: "E",
      run: () => actions.current.edit(row.id),
    },
    {
      label: "Change price",
      icon: <DeskIcon name="dollar" />,
      isFolded: true,
      run: () => actions.current.askPrice(row.id),
    },
    {
      label: row.isActive ? "Hide" : "List",
      icon: row.isActive ? <DeskIcon name="hide" /> : <Icon name="eye" />,
      isFolded: true,
      run: onHideOrList,
    },
    {
      label: "Delete",
      icon: <Icon name="trash" />,
      run: () => actions.current.remove(row),
    },
  ];
  const choose = (item: Item) => {
    button.current?.focus({ preventScroll: true });
    onClose();
    item.run();
  };
  return (
    <Popover className="row-menu" label={`Menu of ${row.name}`} onClose={onClose} opener={button}>
      <PieceSheetHead onClose={onClose} row={row} />
      <Menu items={items} label={row.name} onChoose={choose} />
    </Popover>
  );
}

type MenuProps = { items: Item[]; label: string; onChoose: (item: Item) => void };

/** Arrows move, a letter chooses. */
function Menu({ items, label, onChoose }: MenuProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    moveMenuFocus(event);
    const item = items.find(({ key }) => key === event.key.toUpperCase());
    if (item && !hasModifier(event)) {
      event.preventDefault();
      onChoose(item);
    }
    // The keys of the table.
    if (event.isDefaultPrevented()) event.stopPropagation();
  };
  return (
    <div aria-label={label} onKeyDown={press} role="menu" tabIndex={-1}>
      {items.map((item) => (
        <button
          className={item.isFolded ? "row-menu-folded" : undefined}
          key={item.label}
          onClick={() => onChoose(item)}
          role="menuitem"
          type="button"
        >
          {item.icon}
          <span>{item.label}</span>
          {item.key && <kbd aria-hidden="true">{item.key}</kbd>}
        </button>
      ))}
    </div>
  );
}
