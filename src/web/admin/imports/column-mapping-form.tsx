import { type SubmitEvent, useId, useState } from "react";
import type { ColumnMapping, MappedField, MappingRequest } from "#contract/spreadsheets.ts";

type Props = {
  question: MappingRequest;
  isPending: boolean;
  onMapped: (mapping: ColumnMapping) => void;
  onCancel: () => void;
};

/** Maps the columns of an unknown spreadsheet to fields. */
export function ColumnMappingForm({ question, isPending, onMapped, onCancel }: Props) {
  const { headers, fields, fileNotes } = question;
  const id = useId();
  const [mapping, setMapping] = useState<ColumnMapping>(() =>
    Object.fromEntries(headers.map(({ name, guess }) => [name, guess])),
  );
  const taken = Object.values(mapping);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !taken.includes(name));
  const twice = fields.filter(({ name }) => taken.filter((field) => field === name).length > 1);
  const problems = [
    ...missing.map(({ label }) => `Say which column holds the ${label.toLowerCase()}.`),
    ...twice.map(({ label }) => `Only one column can hold the ${label.toLowerCase()}.`),
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length === 0) onMapped(mapping);
  };
  return (
    <form className="import-preview" onSubmit={submit}>
      <p>These headings are new here. Say what each column holds.</p>
      {fileNotes.map((note) => (
        <p className="muted" key={note}>
          {note}
        </p>
      ))}
      <ul className="mapping">
        {headers.map(({ name, samples }, index) => (
          <li key={name}>
            <label htmlFor={`${id}-${index}`}>{name || "Without a heading"}</label>
            <p className="mapping-samples">{samples.join(" · ") || "No values"}</p>
            <select
              id={`${id}-${index}`}
              onChange={({ target }) =>
                setMapping({ ...mapping, [name]: (target.value || null) as MappedField | null })
              }
              value={mapping[name] ?? ""}
            >
              <option value="">Leave out</option>
              {fields.map((field) => (
                <option key={field.name} value={field.name}>
                  {field.label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {problems.map((problem) => (
          <p className="err" key={problem}>
            {problem}
          </p>
        ))}
      </div>
      <div className="desk-buttons">
        <button className="btn" disabled={isPending || problems.length > 0} type="submit">
          {isPending ? "Reading..." : "Preview"}
        </button>
        <button className="btn quiet" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}
