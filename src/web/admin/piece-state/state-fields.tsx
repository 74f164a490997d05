import { useId } from "react";
import {
  PIECE_STATES,
  type PieceState,
  STATE_LABELS,
  type StateChoice,
} from "#contract/catalogue/piece-states.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { describeForVisitors } from "./describe-state.ts";
import "./state-fields.css";

const DOTS: Record<PieceState, string> = {
  available: "available",
  reserved: "reserved",
  made_to_order: "order",
  sold: "sold",
  hidden: "hidden",
};

type StateFieldsProps = {
  /** Without a state nothing is chosen yet. */
  choice: Partial<StateChoice>;
  onChange: (choice: StateChoice) => void;
};

/** One state of five, with the fields that only it has, and what visitors will read. */
export function StateFields({ choice, onChange }: StateFieldsProps) {
  const id = useId();
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  return (
    <fieldset className="state-fields">
      <legend className="sr">State</legend>
      {PIECE_STATES.map((state) => (
        <div key={state}>
          <label>
            <input
              checked={choice.state === state}
              name={`${id}-state`}
              onChange={() => onChange({ ...choice, state })}
              type="radio"
            />
            <span className={`dot ${DOTS[state]}`}>{STATE_LABELS[state]}</span>
          </label>
          {choice.state === state && (
            <StateDetails choice={{ ...choice, state }} id={id} onChange={onChange} />
          )}
        </div>
      ))}
      <output>
        {choice.state && describeForVisitors({ ...choice, state: choice.state }, { timeZone, now })}
      </output>
    </fieldset>
  );
}

type StateDetailsProps = {
  choice: StateChoice;
  onChange: (choice: StateChoice) => void;
  id: string;
};

/** The fields that belong to the chosen state alone. */
function StateDetails({ choice, onChange, id }: StateDetailsProps) {
  const isNameSeen = useDesk().user.access === "everything";
  if (choice.state === "made_to_order") {
    return (
      <Field id={`${id}-lead`} label="Lead time">
        <Input
          maxLength={PRODUCT_FIELDS.leadTime.maxLength}
          onChange={({ target }) => onChange({ ...choice, leadTime: target.value })}
          placeholder={PRODUCT_FIELDS.leadTime.placeholder}
          value={choice.leadTime ?? ""}
        />
      </Field>
    );
  }
  if (choice.state !== "reserved") return null;
  return (
    <div className="stack-close state-pair">
      <Field id={`${id}-for`} label="For">
        <Input
          maxLength={PRODUCT_FIELDS.reservedFor.maxLength}
          onChange={({ target }) => onChange({ ...choice, reservedFor: target.value })}
          value={choice.reservedFor ?? ""}
        />
      </Field>
      <Field id={`${id}-until`} label="Until">
        <Input
          onChange={({ target }) => onChange({ ...choice, reservedUntil: target.value })}
          type="date"
          value={choice.reservedUntil ?? ""}
        />
      </Field>
      <p className="help">
        {isNameSeen
          ? "Ends automatically. Visitors see the date but not the name."
          : "Ends automatically. Leave the name blank to keep it: only people with full access see it."}
      </p>
    </div>
  );
}
