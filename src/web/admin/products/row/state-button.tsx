import { useRef, useState } from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { type StateChoice, toStateChange } from "#contract/catalogue/piece-states.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { describeState, toStateChoice } from "../../piece-state/describe-state.ts";
import { StateFields } from "../../piece-state/state-fields.tsx";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { PieceSheetHead } from "./piece-sheet-head.tsx";
import type { QuickChange } from "./use-quick-change.ts";
import { MESSAGES } from "./messages.ts";
import "./state-button.css";

type StateButtonProps = {
  row: InventoryRow;
  isPending: boolean;
  onChange: (change: QuickChange) => void;
};

/** The state of a piece; pressing it opens the five to choose from. */
export function StateButton({ row, isPending, onChange }: StateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const close = () => setOpen(false);
  return (
    <>
      <button
        aria-disabled={isPending}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="state-button"
        onClick={() => setOpen(!isPending)}
        ref={button}
        type="button"
      >
        <AvailabilityDot label={describeState(row, { timeZone, now })} />
        <span className="sr">{MESSAGES.changeStateOf(row.name)}</span>
      </button>
      {isOpen && (
        <Popover
          className="state-popover"
          label={MESSAGES.stateOf(row.name)}
          onClose={close}
          opener={button}
        >
          <PieceSheetHead onClose={close} row={row} />
          <StateForm
            initial={toStateChoice(row, timeZone)}
            onCancel={() => {
              button.current?.focus();
              close();
            }}
            onSave={(choice) => {
              button.current?.focus();
              close();
              onChange(toStateChange(choice, timeZone));
            }}
          />
        </Popover>
      )}
    </>
  );
}

type StateFormProps = {
  initial: StateChoice;
  onSave: (choice: StateChoice) => void;
  onCancel: () => void;
};

function StateForm({ initial, onSave, onCancel }: StateFormProps) {
  const [choice, setChoice] = useState(initial);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(choice);
      }}
    >
      <StateFields choice={choice} onChange={setChoice} />
      <div className="state-save">
        <button className="btn small" type="submit">
          {MESSAGES.save}
        </button>
        <button className="link" onClick={onCancel} type="button">
          {MESSAGES.cancel}
        </button>
      </div>
    </form>
  );
}
