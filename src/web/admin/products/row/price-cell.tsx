import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { parsePrice } from "./parse-price.ts";
import type { RowActions } from "./row-actions.ts";
import "./price-cell.css";

type PriceCellProps = {
  row: InventoryRow;
  /** Whether the address asks for this price. */
  isAsked: boolean;
  actions: RefObject<RowActions>;
};

/** The price of a piece; pressing it opens a field. Enter and Tab save, Escape cancels. */
export function PriceCell({ row, isAsked, actions }: PriceCellProps) {
  const { isEditing, setEditing } = useEditing(isAsked, actions);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => flushSync(() => setEditing(false));
  const savePrice = (price: string) => {
    close();
    if (price !== row.price) actions.current.changePrice(row, price);
  };
  if (!isEditing) {
    return (
      <button className="row-price" onClick={() => setEditing(true)} ref={button} type="button">
        {formatPrice(row.price)}
        <span className="sr"> {`Change the price of ${row.name}`}</span>
      </button>
    );
  }
  return (
    <PriceField
      onCancel={() => {
        close();
        button.current?.focus({ preventScroll: true });
      }}
      onSave={(price, then) => {
        savePrice(price);
        if (then === "stay") button.current?.focus({ preventScroll: true });
        else if (then !== "leave") editNeighbor(button.current, then);
      }}
      row={row}
    />
  );
}

/** Whether the price is edited: by a press, or because the address asks for it. */
function useEditing(isAsked: boolean, actions: RefObject<RowActions>) {
  const [isPressed, setPressed] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  if (!isAsked && isAnswered) setAnswered(false);
  const setEditing = (isEditing: boolean) => {
    setPressed(isEditing);
    if (isEditing || !isAsked) return;
    setAnswered(true);
    actions.current.answerPrice();
  };
  return { isEditing: isPressed || (isAsked && !isAnswered), setEditing };
}

type PriceFieldProps = {
  row: InventoryRow;
  onSave: (price: string, then: "stay" | "leave" | "next" | "previous") => void;
  onCancel: () => void;
};

function PriceField({ row, onSave, onCancel }: PriceFieldProps) {
  const hint = useId();
  const [typed, setTyped] = useState(row.price);
  const [isWrong, setWrong] = useState(false);
  const isClosed = useRef(false);
  const submit = (then: "stay" | "leave" | "next" | "previous") => {
    const price = parsePrice(typed);
    setWrong(price === undefined);
    if (price === undefined || isClosed.current) return;
    isClosed.current = true;
    onSave(price, then);
  };
  const press = (event: KeyboardEvent) => {
    if (!["Enter", "Escape", "Tab"].includes(event.key)) return;
    // Escape would also close the panel beside the table.
    event.preventDefault();
    if (event.key === "Enter") submit("stay");
    if (event.key === "Tab") submit(event.shiftKey ? "previous" : "next");
    if (event.key === "Escape") {
      isClosed.current = true;
      onCancel();
    }
  };
  return (
    <span className="price-field">
      <input
        aria-describedby={hint}
        aria-invalid={isWrong}
        aria-label={`Price of ${row.name}, US dollars`}
        autoComplete="off"
        enterKeyHint="done"
        inputMode="decimal"
        onBlur={() => submit("leave")}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        ref={focusAndSelect}
        value={typed}
      />
      <span aria-live="polite" className={isWrong ? "wrong" : undefined} id={hint}>
        {isWrong ? "Enter a price like 195.00." : "Enter to save, Esc to cancel"}
      </span>
    </span>
  );
}

function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Opens the price of the next or previous row; the focus stays where there is none. */
function editNeighbor(button: HTMLElement | null, which: "next" | "previous"): void {
  const row = button?.closest("tr");
  const neighbor = which === "next" ? row?.nextElementSibling : row?.previousElementSibling;
  const price = neighbor?.querySelector<HTMLElement>(".row-price");
  if (price) price.click();
  else button?.focus({ preventScroll: true });
}
