import { type SubmitEvent, useState } from "react";
import type {
  ColumnMapping,
  FileColumns,
  MappingRequest,
} from "#contract/importing/spreadsheets.ts";
import { ColumnSelects, listProblems, toMapping } from "./column-selects.tsx";

type Props = {
  question: MappingRequest;
  isPending: boolean;
  onMapped: (mapping: ColumnMapping) => void;
  onCancel: () => void;
};

/** Maps the columns of an unknown spreadsheet to fields. */
export function ColumnMappingForm({ question, isPending, onMapped, onCancel }: Props) {
  const [mapping, setMapping] = useState<ColumnMapping>(() => toMapping(question));
  const problems = listProblems(question, mapping);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length === 0) onMapped(mapping);
  };
  return (
    <form className="import-preview" onSubmit={submit}>
      {question.fileNotes.map((note) => (
        <p className="muted" key={note}>
          {note}
        </p>
      ))}
      <ColumnGroups columns={question} mapping={mapping} onChange={setMapping} />
      <div aria-live="polite">
        {problems.map((problem) => (
          <p className="err" key={problem}>
            {problem}
          </p>
        ))}
      </div>
      <div className="desk-buttons">
        <button className="btn" disabled={isPending || problems.length > 0} type="submit">
          {isPending ? "Reading…" : "Preview"}
        </button>
        <button className="btn quiet" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}

type GroupsProps = {
  columns: FileColumns;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
};

/** The columns whose headings nothing recognized are asked about, the others shown as they were matched. */
function ColumnGroups({ columns, ...select }: GroupsProps) {
  const groups = [
    {
      title: "What do these columns hold?",
      help: "We couldn’t match their headings.",
      headers: columns.headers.filter(({ guess }) => guess === null),
    },
    {
      title: "Matched columns",
      help: "We recognized their headings. Check that each is in the right place.",
      headers: columns.headers.filter(({ guess }) => guess !== null),
    },
  ];
  return groups
    .filter(({ headers }) => headers.length > 0)
    .map(({ title, help, headers }) => (
      <fieldset className="import-question" key={title}>
        <legend>{title}</legend>
        <p className="muted">{help}</p>
        <ColumnSelects columns={{ ...columns, headers }} layout={null} {...select} />
      </fieldset>
    ));
}
