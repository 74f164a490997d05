import { useId, useState } from "react";
import { findSizeAround } from "#contract/catalogue/rings/convert-ring-size.ts";
import { Field } from "#web/ui/field.tsx";
import { parseLength } from "./parse-length.ts";

/** Millimeters in each. */
const UNITS = { ["mm"]: 1, ["inches"]: 25.4 };
type Unit = keyof typeof UNITS;

/** The length around the finger as a size. */
export function StringWay({ onChange }: { onChange: (size: number | null) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<Unit>("mm");
  const find = (typed: string, unit: Unit) => findSizeAround(parseLength(typed) * UNITS[unit]);
  const update = (typed: string, chosen: Unit) => {
    setText(typed);
    setUnit(chosen);
    onChange(find(typed, chosen));
  };
  const problem = text.trim() === "" ? undefined : describeProblem(text, find(text, unit));
  return (
    <>
      <p>
        Wrap a string or a strip of paper around your finger. Mark where it meets, lay it flat, and
        measure with a ruler.
      </p>
      <div className="ring-size-length">
        <Field error={problem} id={id} label="Length">
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
        <Field id={`${id}-unit`} label="Unit">
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
  if (Number.isNaN(parseLength(text))) return "Enter a number, like 54 or 2.125.";
  return size === null
    ? "Ring sizes go from 38 to 77 mm (1.5 to 3.05 inches). Measure again."
    : undefined;
}
