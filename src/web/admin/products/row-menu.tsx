import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InventoryRow } from "#contract/inventory.ts";
import { Popover } from "../popover.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { useSharePiece } from "../use-share-piece.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import "./row-menu.css";

type RowMenuProps = {
  row: InventoryRow;
  onEdit: (id: number) => void;
  onDelete: () => void;
};

type Item = { label: string; key?: string; run: () => void };

/** What can be done with one piece. */
export function RowMenu({ row, onEdit, onDelete }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDuplicating, setDuplicating] = useState(false);
  const navigate = useNavigate();
  const share = useSharePiece();
  const { access } = useDesk().user;
  const recordOrder: Item = {
    label: "Record order",
    key: "O",
    run: () => void navigate(`/admin/orders/new?piece=${row.id}`),
  };
  const items: Item[] = [
    { label: "View", key: "V", run: () => void navigate(`/products/${row.id}`) },
    { label: "Share", key: "S", run: () => void share(row) },
    ...(access === "everything" ? [recordOrder] : []),
    { label: "Duplicate", key: "D", run: () => setDuplicating(true) },
    { label: "Edit", key: "E", run: () => onEdit(row.id) },
    { label: "Delete", run: onDelete },
  ];
  const choose = (item: Item) => {
    button.current?.focus({ preventScroll: true });
    setOpen(false);
    item.run();
  };
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
        <span aria-hidden="true">···</span>
      </button>
      {isOpen && (
        <Popover
          className="row-menu"
          label={`Menu of ${row.name}`}
          onClose={() => setOpen(false)}
          opener={button}
        >
          <Menu items={items} label={row.name} onChoose={choose} />
        </Popover>
      )}
      {isDuplicating && (
        <DuplicateDialog onClose={() => setDuplicating(false)} onDuplicated={onEdit} piece={row} />
      )}
    </>
  );
}

type MenuProps = { items: Item[]; label: string; onChoose: (item: Item) => void };

/** Arrows move, a letter chooses. */
function Menu({ items, label, onChoose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = buttons.findIndex((each) => each === document.activeElement);
    const move = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    const item = items.find(({ key }) => key === event.key.toUpperCase());
    if (move === undefined && !item) return;
    event.preventDefault();
    event.stopPropagation();
    if (move !== undefined) buttons.at(move % buttons.length)?.focus();
    else if (item) onChoose(item);
  };
  return (
    <div aria-label={label} onKeyDown={press} ref={list} role="menu" tabIndex={-1}>
      {items.map((item) => (
        <button key={item.label} onClick={() => onChoose(item)} role="menuitem" type="button">
          {item.label}
          {item.key && <kbd aria-hidden="true">{item.key}</kbd>}
        </button>
      ))}
    </div>
  );
}
