import { type ChangeEvent, useRef } from "react";

type Props = {
  /** Of the chosen file; null for none. */
  name: string | null;
  isReading: boolean;
  isPending: boolean;
  onChosen: (file: File) => void;
};

/** Chooses a spreadsheet. */
export function FileChoice({ name, isReading, isPending, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    target.value = "";
    if (file) onChosen(file);
  };
  return (
    <div className="desk-buttons">
      <button
        className="btn quiet"
        disabled={isReading || isPending}
        onClick={() => input.current?.click()}
        type="button"
      >
        {isReading ? "Reading…" : "Choose file"}
      </button>
      <input
        accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,.xml,.json,.ndjson,.jsonl,.htm,.html"
        aria-label="Spreadsheet"
        className="sr"
        onChange={choose}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      {name && <span className="import-file-name">{name}</span>}
    </div>
  );
}
