import { useId } from "react";
import type { ColumnMapping, FileColumns, MappedField } from "#contract/importing/spreadsheets.ts";

type Props = {
  columns: FileColumns;
  /** The name of the layout that reads columns of its own; null for none. */
  layout: string | null;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
};

/** A select for each column, with sample values beside it. */
export function ColumnSelects({ columns: { headers, fields }, layout, mapping, onChange }: Props) {
  const id = useId();
  return (
    <ul className="mapping">
      {headers.map(({ name, samples, guess }, index) => (
        <li key={name}>
          <label htmlFor={`${id}-${index}`}>{name || "No heading"}</label>
          <p className="mapping-samples">{samples.join(" · ") || "No values"}</p>
          <select
            id={`${id}-${index}`}
            onChange={({ target }) =>
              onChange({ ...mapping, [name]: (target.value || null) as MappedField | null })
            }
            value={mapping[name] ?? ""}
          >
            <option value="">
              {layout !== null && guess === null ? `As in ${layout}` : "Leave out"}
            </option>
            {fields.map((field) => (
              <option key={field.name} value={field.name}>
                {field.label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}

/** What each column holds as read or guessed. */
export const toMapping = ({ headers }: FileColumns): ColumnMapping =>
  Object.fromEntries(headers.map(({ name, guess }) => [name, guess]));

/** Why a mapping cannot be used, a sentence each. */
export function listProblems({ fields }: FileColumns, mapping: ColumnMapping): string[] {
  const taken = Object.values(mapping);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !taken.includes(name));
  const twice = fields.filter(
    ({ name, allowsSeveral }) =>
      !allowsSeveral && taken.filter((field) => field === name).length > 1,
  );
  return [
    ...missing.map(({ label }) => `Choose the column that holds the ${label.toLowerCase()}.`),
    ...twice.map(({ label }) => `Only one column can hold the ${label.toLowerCase()}.`),
  ];
}
