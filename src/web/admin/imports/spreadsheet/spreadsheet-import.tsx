import { type ChangeEvent, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type {
  MappingRequest,
  SpreadsheetResponse,
} from "#contract/importing/spreadsheet-report.ts";
import { refuseLarge, START_BYTES } from "#contract/media/upload-limits.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { fetchApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { type OpenFile, openFile } from "../archive/open-file.ts";
import type { Answers } from "../questions/check-answer.ts";
import { QuestionForm } from "../questions/question-form.tsx";
import { ImportPanel } from "../panel/import-panel.tsx";
import { useCurrentImport } from "../current/use-current-import.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { SpreadsheetPreview } from "./spreadsheet-preview.tsx";
import { TableChoice } from "./table-choice.tsx";

/** Imports a spreadsheet: choose a file, preview, apply. */
export function SpreadsheetImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { open, preview, apply } = useSpreadsheet();
  const importRun = useCurrentImport(["spreadsheet"], apply.isPending);
  // Kept while answers to its questions are read, so that the preview stays in place.
  const [result, setResult] = useState<SpreadsheetResponse | null>(null);
  const look = (next: Chosen) => {
    setChosen(next);
    importRun.show(null);
    apply.reset();
    preview.mutate(next, { onSuccess: setResult });
  };
  const reset = () => {
    setChosen(null);
    setResult(null);
    preview.reset();
  };
  const begin = (opened: () => Promise<OpenFile>) => {
    reset();
    open.mutate(opened, { onSuccess: look });
  };
  const applyNow = (chosen: Chosen) => {
    importRun.show(null);
    apply.mutate(chosen, {
      onSuccess: (result) => {
        reset();
        if (!result.needsMapping) importRun.show(result.syncLogId);
      },
    });
  };
  const sheets = result?.questions.filter(({ id }) => id === "sheets") ?? [];
  const addAnswers = (answers: Partial<Answers>) => {
    if (chosen) look({ ...chosen, answers: { ...chosen.answers, ...answers } });
  };
  return (
    <section aria-labelledby="import-file" className="desk-part">
      <h2 id="import-file">Import</h2>
      <div className="stack import-body">
        <WhatComesIn />
        <FileChoice
          isPending={apply.isPending}
          isReading={open.isPending || preview.isPending}
          name={chosen && nameOf(chosen)}
          onChosen={(file) => begin(() => openFile(file))}
        />
        <div aria-busy={open.isPending || preview.isPending || apply.isPending}>
          {chosen?.archive && result && (
            <TableChoice
              archive={chosen.archive}
              isPending={preview.isPending || apply.isPending}
              onChosen={begin}
            />
          )}
          {chosen && result && (
            <QuestionForm
              isPending={preview.isPending || apply.isPending}
              isQuiet
              key={JSON.stringify(sheets)}
              // What was said of other sheets does not hold for these.
              onAnswered={(answers) => look({ ...chosen, answers })}
              questions={sheets}
              send="Read these sheets"
            />
          )}
          {chosen && result?.needsMapping && (
            <UnknownColumns
              isPending={preview.isPending}
              key={JSON.stringify([chosen.file.name, chosen.file.lastModified, sheets])}
              onAnswered={addAnswers}
              onCancel={reset}
              request={result}
            />
          )}
          {chosen && result && !result.needsMapping && (
            <SpreadsheetPreview
              archived={chosen.archive?.files ?? []}
              isPending={apply.isPending}
              isReading={preview.isPending}
              key={result.syncLogId}
              onAnswered={addAnswers}
              onApply={() => applyNow(chosen)}
              onCancel={reset}
              report={result}
            />
          )}
        </div>
        {importRun.syncLogId !== null && (
          <ImportPanel key={importRun.syncLogId} syncLogId={importRun.syncLogId} />
        )}
      </div>
    </section>
  );
}

const WhatComesIn = () => (
  <>
    <p className="muted">
      Import a spreadsheet (.xlsx, .xls, .ods, .csv), JSON, an .xml file, or a ZIP of one with its
      photos: your own export, a file from Shopify, WooCommerce, Etsy, Wix, Squarespace, PrestaShop,
      Magento, BigCommerce, Big Cartel, Square, Lightspeed, Amazon, Google Merchant, Meta, Notion,
      or Instagram, or any table with headings. Customers, completed orders, redirects, blog posts,
      and subscribers come in too. You see every change before it’s made.
    </p>
    <p>
      <Link className="link" to="/admin/move">
        Move from another shop: which files to get, and what came
      </Link>
    </p>
  </>
);

type UnknownColumnsProps = {
  request: MappingRequest;
  isPending: boolean;
  onAnswered: (answers: Partial<Answers>) => void;
  onCancel: () => void;
};

/** Asks what the columns of a file of unknown layout hold. */
const UnknownColumns = ({ request, onCancel, ...form }: UnknownColumnsProps) => (
  <QuestionForm
    {...form}
    className="stack ruled import-preview"
    intro={request.fileNotes.map((note) => (
      <p className="muted" key={note}>
        {note}
      </p>
    ))}
    mayKeep
    questions={request.questions.filter(({ id }) => id !== "sheets")}
    send="Preview"
  >
    <button className="btn quiet" onClick={onCancel} type="button">
      Cancel
    </button>
  </QuestionForm>
);

type Chosen = OpenFile & { answers?: Partial<Answers> };

const nameOf = ({ file, archive }: OpenFile): string =>
  archive ? `${archive.name}: ${file.name}` : file.name;

/** Opens, previews and applies the import of a spreadsheet. */
function useSpreadsheet() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const onError = (error: Error) => showError("Couldn’t import the spreadsheet", error);
  const open = useAction({ mutationFn: (opened: () => Promise<OpenFile>) => opened(), onError });
  const preview = useAction({
    mutationFn: (chosen: Chosen) => send(chosen, "?dryRun=1"),
    onError,
  });
  const apply = useAction({
    mutationFn: (chosen: Chosen) => send(chosen, ""),
    onSuccess: (answer) => toast({ title: titleOf(answer), description: answer.message }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return { open, preview, apply };
}

/** The answer comes early when the import is paused or cancelled. */
const titleOf = (answer: SpreadsheetResponse): string => {
  if (answer.needsMapping || answer.status === "completed") return "Spreadsheet imported";
  return answer.status === "applying" ? "Import paused" : "Import stopped";
};

async function send({ file, answers }: Chosen, query: string): Promise<SpreadsheetResponse> {
  const refusal = refuseLarge(file.size, await file.slice(0, START_BYTES).text());
  if (refusal !== null) throw new ApiError(413, refusal);
  const form = new FormData();
  if (answers) form.append("answers", JSON.stringify(answers));
  form.append("file", file, file.name);
  const response = await fetchApi("POST", `/api/data/import${query}`, form);
  return (await response.json()) as SpreadsheetResponse;
}

type FileChoiceProps = {
  /** Of the chosen file; null for none. */
  name: string | null;
  isReading: boolean;
  isPending: boolean;
  onChosen: (file: File) => void;
};

/** Chooses a spreadsheet. */
function FileChoice({ name, isReading, isPending, onChosen }: FileChoiceProps) {
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
        accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,.xml,.json,.ndjson,.jsonl,.htm,.html,.zip"
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
