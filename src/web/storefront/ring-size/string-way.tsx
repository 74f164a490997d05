import { useId, useState } from "react";
import { findSizeAround } from "#contract/catalogue/rings/convert-ring-size.ts";
import { Field } from "#web/ui/field.tsx";
import { parseLength } from "./parse-length.ts";
import { MESSAGES } from "./messages.ts";

/** Millimeters in each. */
const UNITS = { [MESSAGES.way.millimeters]: 1, [MESSAGES.way.inches]: 25.4 };
type Unit = keyof typeof UNITS;

/** The length around the finger as a size. */
export function StringWay({ onChange }: { onChange: (size: number | null) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<Unit>(MESSAGES.way.millimeters);
  const find = (typed: string, unit: Unit) => findSizeAround(parseLength(typed) * UNITS[unit]);
  const update = (typed: string, chosen: Unit) => {
    setText(typed);
    setUnit(chosen);
    onChange(find(typed, chosen));
  };
  const problem = text.trim() === "" ? undefined : describeProblem(text, find(text, unit));
  return (
    <>
      <p>{MESSAGES.way.stringText}</p>
      <div className="ring-size-length">
        <Field error={problem} id={id} label={MESSAGES.way.length}>
          <input
            aria-describedby={problem && `${id}-error`}
            aria-invalid={problem !== undefined}
            autoComplete="off"
            id={id}
            inputMode="decimal"
            maxLength={12}
            onChange={(event) => update(event.currentTarget.value, unit)}
            value={text}
          />
        </Field>
        <Field id={`${id}-unit`} label={MESSAGES.way.unit}>
          <select
            id={`${id}-unit`}
            onChange={(event) => update(text, event.currentTarget.value as Unit)}
            value={unit}
          >
            {Object.keys(UNITS).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
      </div>
    </>
  );
}

function describeProblem(text: string, size: number | null): string | undefined {
  if (Number.isNaN(parseLength(text))) return MESSAGES.way.unreadable;
  return size === null ? MESSAGES.way.outside : undefined;
}
