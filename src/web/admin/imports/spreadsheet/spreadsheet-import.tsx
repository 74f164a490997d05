import { useState } from "react";
import type { ColumnMapping, SpreadsheetResponse } from "#contract/importing/spreadsheets.ts";
import { ColumnMappingForm } from "../questions/column-mapping-form.tsx";
import { FileChoice } from "./file-choice.tsx";
import { ImportPanel } from "../panel/import-panel.tsx";
import { MESSAGES } from "./messages.ts";
import { SheetChoice } from "../questions/sheet-choice.tsx";
import { SpreadsheetPreview } from "./spreadsheet-preview.tsx";
import { useCurrentImport } from "../current/use-current-import.ts";
import { type Chosen, useSpreadsheet } from "./use-spreadsheet.ts";

/** Imports a spreadsheet: choose a file, preview, apply. */
export function SpreadsheetImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { preview, apply } = useSpreadsheet();
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
  const applyNow = (chosen: Chosen) => {
    importRun.show(null);
    apply.mutate(chosen, {
      onSuccess: (result) => {
        reset();
        if (!result.needsMapping) importRun.show(result.syncLogId);
      },
    });
  };
  return (
    <section aria-labelledby="import-file" className="desk-part">
      <h2 id="import-file">{MESSAGES.title}</h2>
      <div className="import-body">
        <p className="muted">{MESSAGES.lede}</p>
        <FileChoice
          isPending={apply.isPending}
          isReading={preview.isPending}
          name={chosen?.file.name ?? null}
          onChosen={(file) => {
            reset();
            look({ file });
          }}
        />
        <div aria-busy={preview.isPending || apply.isPending}>
          {chosen && result && (
            <SheetChoice
              isPending={preview.isPending || apply.isPending}
              key={JSON.stringify(result.sheets)}
              onChosen={(sheets) => look({ file: chosen.file, sheets })}
              sheets={result.sheets}
            />
          )}
          {chosen && result?.needsMapping && (
            <ColumnMappingForm
              isPending={preview.isPending}
              key={JSON.stringify([chosen.file.name, chosen.file.lastModified, chosen.sheets])}
              onCancel={reset}
              onMapped={(mapping: ColumnMapping) => look({ ...chosen, mapping })}
              question={result}
            />
          )}
          {chosen && result && !result.needsMapping && (
            <SpreadsheetPreview
              isPending={apply.isPending}
              isReading={preview.isPending}
              key={result.syncLogId}
              mapping={chosen.mapping ?? null}
              onAnswered={(answers) => look({ ...chosen, answers })}
              onApply={() => applyNow(chosen)}
              onCancel={reset}
              onMapped={(mapping) => look({ ...chosen, mapping })}
              pictureFiles={chosen.answers?.pictureFiles ?? {}}
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
