import { useId } from "react";
import { formatCount } from "#contract/decimals.ts";
import { type OpenArchive, type OpenFile, openTable } from "./open-file.ts";
import { nameOf } from "./read-archive.ts";

const MAX_NAMED = 5;

type Props = {
  archive: OpenArchive;
  isPending: boolean;
  onChosen: (open: () => Promise<OpenFile>) => void;
};

/** Chooses which table of a ZIP is read; nothing where it has one. */
export function TableChoice({ archive, isPending, onChosen }: Props) {
  const id = useId();
  const { tables, table } = archive;
  if (tables.length < 2) return null;
  return (
    <fieldset className="import-question">
      <legend>Which file in the ZIP?</legend>
      <p className="muted">{describeOthers(archive)}</p>
      <ul className="mapping">
        <li>
          <label htmlFor={id}>File to import</label>
          <select
            disabled={isPending}
            id={id}
            onChange={({ target }) => {
              const chosen = tables[Number(target.value)];
              if (chosen) onChosen(() => openTable(archive, chosen));
            }}
            value={tables.indexOf(table)}
          >
            {tables.map(({ filename }, index) => (
              <option key={index} value={index}>
                {filename}
              </option>
            ))}
          </select>
        </li>
      </ul>
    </fieldset>
  );
}

function describeOthers({ tables, table }: OpenArchive): string {
  const others = tables.filter((each) => each !== table).map(nameOf);
  const unnamed = others.length - MAX_NAMED;
  const more = unnamed > 0 ? [`and ${formatCount(unnamed)} more`] : [];
  return `You see “${nameOf(table)}”. Also in the ZIP: ${[...others.slice(0, MAX_NAMED), ...more].join(", ")}. Import one at a time.`;
}
