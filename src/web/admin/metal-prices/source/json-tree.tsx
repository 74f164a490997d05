import { countOf } from "#contract/count-of.ts";
import { useState } from "react";
import { entriesOf, type Position } from "#contract/catalogue/metal-prices/source/value-path.ts";
import type { SourceForm } from "./use-source-form.ts";
import { ValueButton } from "./value-button.tsx";

/** Open at first, as long as lists are short. */
const OPEN_LEVELS = 3;
const OPEN_VALUES = 20;
/** Of a long list at a time. */
export const SHOWN_AT_ONCE = 100;

type Props = { form: SourceForm; value: unknown; position: Position };

/** The values of a JSON answer, each list to be opened and closed. */
export function JsonTree({ form, value, position }: Props) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const entries = entriesOf(value);
  const isList = Array.isArray(value);
  const hidden = entries.length - limit;
  return (
    <ul className="source-tree">
      {entries.slice(0, limit).map(([at, child]) => (
        <Entry
          at={at}
          form={form}
          isList={isList}
          key={at}
          position={[...position, at]}
          value={child}
        />
      ))}
      {hidden > 0 && (
        <li>
          <button className="link" onClick={() => setLimit(limit + 1000)} type="button">
            {nameMore(Math.min(hidden, 1000))}
          </button>
        </li>
      )}
    </ul>
  );
}

type EntryProps = Props & { at: string | number; isList: boolean };

function Entry({ at, form, isList, position, value }: EntryProps) {
  const count = entriesOf(value).length;
  const [isOpen, setOpen] = useState(position.length < OPEN_LEVELS && count <= OPEN_VALUES);
  const name = isList ? `${Number(at) + 1}.` : String(at);
  if (count === 0) {
    return (
      <li>
        <span className="source-key">{name}</span>{" "}
        <ValueButton name={name} {...{ form, position, value }} />
      </li>
    );
  }
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} open={isOpen}>
        <summary>
          <span className="source-key">{name}</span> <small>{countOf(count, "value")}</small>
        </summary>
        {isOpen && <JsonTree {...{ form, position, value }} />}
      </details>
    </li>
  );
}

/** The button for more of a long list. */
export const nameMore = (count: number) => `Show ${count} more`;
