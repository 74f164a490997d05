import { type RefObject, useRef, useState } from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { STATE_LABELS, type StateChoice, toStateChange } from "#contract/catalogue/piece-states.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { describeState, toStateChoice } from "../../piece-state/describe-state.ts";
import { StateFields } from "../../piece-state/state-fields.tsx";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { PieceSheetHead } from "./piece-sheet-head.tsx";
import type { QuickChange } from "./use-quick-change.ts";
import "./state-select.css";

const AT_ONCE = ["available", "sold"] as const;
const ASKED = ["reserved", "made_to_order"] as const;
type Asked = (typeof ASKED)[number];

type StateSelectProps = { row: InventoryRow; onChange: (change: QuickChange) => void };

/**
 * The state of a piece: Available while any are in stock, else Sold, unless it is listed and reserved or made to
 * order. These two have more to say, which a popover asks for.
 */
export function StateSelect({ row, onChange }: StateSelectProps) {
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
