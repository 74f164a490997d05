import { type RefObject, useId, useRef, useState } from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { Popover } from "../../popover.tsx";
import { parsePrice } from "./parse-price.ts";
import { PieceSheetHead } from "./piece-sheet-head.tsx";
import type { RowActions } from "./row-actions.ts";

type PriceSheetProps = {
  row: InventoryRow;
  opener: RefObject<HTMLElement | null>;
  actions: RefObject<RowActions>;
};

/** Asks on phones for the price that the address names. */
export function PriceSheet({ row, opener, actions }: PriceSheetProps) {
  const id = useId();
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
      <PieceSheetHead onClose={close} row={row} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field error={error} id={id} label="Price">
          <input
            {...fieldAriaProps(id, error)}
            aria-label={`Price of ${row.name}, US dollars`}
            autoComplete="off"
            enterKeyHint="done"
            id={id}
            inputMode="decimal"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
            ref={field}
            value={typed}
          />
        </Field>
        <div className="sheet-save">
          <button className="btn" type="submit">
            Save
          </button>
        </div>
      </form>
    </Popover>
  );
}
