import type { ImportQuestions } from "#contract/importing/import-choices.ts";
import type { ImportReport } from "#contract/importing/imports.ts";
import {
  type FileColumns,
  MAPPED_FIELDS,
  type MappedField,
  type ReadSheets,
} from "#contract/importing/spreadsheets.ts";
import { storeImportChoices } from "../choices/stored-choices.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import {
  openSpreadsheet,
  type ReadSpreadsheet,
  type Spreadsheet,
  type SpreadsheetFile,
  type SpreadsheetPart,
} from "./open-spreadsheet.ts";
import { exportedWorkbookSource } from "./exported-workbook/exported-workbook-source.ts";
import { MULTI_COLUMN_FIELDS } from "./layouts/mapped/guess-fields.ts";
import { toStorableText } from "../storable-text.ts";
import { spreadsheetSource } from "./spreadsheet-source.ts";

export type SpreadsheetImport = {
  syncLogId: number;
  layout: string;
  /** Settles at the end of the import, with notes about the file as a whole and what it leaves open. */
  done: Promise<{
    report: ImportReport;
    fileNotes: string[];
    sheets: ReadSheets;
    questions: ImportQuestions;
    columns: FileColumns;
  }>;
};

/** What a person must answer before a file of unknown layout can be read. */
export type MappingQuestion = FileColumns & { fileNotes: string[]; sheets: ReadSheets };

export type SpreadsheetImportResult =
  | { question: MappingQuestion }
  | { importRun: SpreadsheetImport };

/**
 * Starts importing a spreadsheet. Its pieces are all written or none, apart from refused rows; of
 * an exported workbook also its new tags, collections, orders and subscribers. For a file of
 * unknown layout it returns a question instead.
 * @throws DomainError when the file cannot be read, conflict while another spreadsheet is imported
 */
export async function importSpreadsheet(
  shop: Shop,
  file: SpreadsheetFile,
  { by, dryRun, readFile }: { by: string | null; dryRun: boolean; readFile?: ReadSpreadsheet },
): Promise<SpreadsheetImportResult> {
  const spreadsheet = await openSpreadsheet(shop, file, readFile);
  const { parts, choices, notes, sheets, source: ofColumns } = spreadsheet;
  const known = parts.flatMap(({ opened, layout, ...part }) =>
    opened && layout ? [{ ...part, opened, layout }] : [],
  );
  if (known.length < parts.length) return { question: toMappingQuestion(spreadsheet) };
  const pieces = spreadsheetSource(toStorableText(file.name), known, choices);
  const [first] = parts;
  const source =
    first.layout?.key === "exported-workbook"
      ? exportedWorkbookSource(shop, pieces, { ...spreadsheet, ...first })
      : pieces;
  const importRun = await startImport(shop, source, { by, dryRun, allOrNothing: true });
  if (!dryRun) await storeImportChoices(shop, ofColumns, file);
  const done = importRun.done.then((report) => ({
    report,
    fileNotes: notes(),
    sheets,
    questions: choices.questions(),
    columns: toColumns(parts.filter(({ canMap }) => canMap)),
  }));
  // The sync log has the error; callers need not wait.
  done.catch(() => undefined);
  const layout = [...new Set(known.map((part) => part.layout.label))].join(" and ");
  return { importRun: { syncLogId: importRun.syncLogId, layout, done } };
}

/** Proposes what was said of a file with the same columns, else a guess. */
const toMappingQuestion = (spreadsheet: Spreadsheet): MappingQuestion => ({
  ...toColumns(spreadsheet.parts, spreadsheet.storedMapping),
  fileNotes: spreadsheet.notes(),
  sheets: spreadsheet.sheets,
});

function toColumns(
  parts: SpreadsheetPart[],
  storedMapping: Spreadsheet["storedMapping"] = null,
): FileColumns {
  const byName = Map.groupBy(
    parts.flatMap(({ columns }) => columns),
    ({ name }) => name,
  );
  return {
    headers: [...byName.values()].flatMap(([column]) => {
      if (!column) return [];
      const said = storedMapping?.[column.name];
      return [{ ...column, guess: said === undefined ? column.guess : said }];
    }),
    fields: (Object.entries(MAPPED_FIELDS) as [MappedField, string][]).map(([name, label]) => ({
      name,
      label,
      isRequired: name === "name",
      allowsSeveral: MULTI_COLUMN_FIELDS.has(name),
    })),
    readsOthers: parts.some(({ layout }) => layout?.readsOthers),
  };
}
