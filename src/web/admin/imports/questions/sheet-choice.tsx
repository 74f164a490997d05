import { useState } from "react";
import type { ReadSheets } from "#contract/importing/spreadsheets.ts";

type Props = {
  sheets: ReadSheets;
  isPending: boolean;
  onChosen: (names: string[]) => void;
};

/** Chooses which sheets of a workbook are read; nothing for a file of one sheet. */
export function SheetChoice({ sheets, isPending, onChosen }: Props) {
  const read = sheets.filter(({ isRead }) => isRead).map(({ name }) => name);
  const [chosen, setChosen] = useState(read);
  if (sheets.length < 2) return null;
  const isSame = chosen.length === read.length && chosen.every((name) => read.includes(name));
  return (
    <fieldset className="import-question sheet-choice">
      <legend>Sheets to read</legend>
      {sheets.map(({ name, isHidden }) => (
        <label className="choice" key={name}>
          <input
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              setChosen(
                target.checked ? [...chosen, name] : chosen.filter((other) => other !== name),
              )
            }
            type="checkbox"
          />
          {name}
          {isHidden && <span className="muted">{" (hidden in the file)"}</span>}
        </label>
      ))}
      <button
        className="btn quiet"
        disabled={isPending || isSame || chosen.length === 0}
        onClick={() => onChosen(chosen)}
        type="button"
      >
        {isPending ? "Reading…" : "Read these sheets"}
      </button>
    </fieldset>
  );
}
