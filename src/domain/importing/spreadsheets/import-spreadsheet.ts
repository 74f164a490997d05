import type { ImportQuestions } from "#contract/import-choices.ts";
import type { ImportReport } from "#contract/imports.ts";
import { MAPPED_FIELDS, type MappedField } from "#contract/spreadsheets.ts";
import { storeImportChoices } from "../choices/stored-choices.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { openSpreadsheet, type Spreadsheet, type SpreadsheetFile } from "./open-spreadsheet.ts";
import { exportedWorkbookSource } from "./exported-workbook/exported-workbook-source.ts";
import { toStorableText } from "../storable-text.ts";
import { spreadsheetSource } from "./spreadsheet-source.ts";

export type SpreadsheetImport = {
  syncLogId: number;
  layout: string;
  /** Settles at the end of the import, with notes about the file as a whole and what it leaves open. */
  done: Promise<{ report: ImportReport; fileNotes: string[]; questions: ImportQuestions }>;
};

/** What a person must answer before a file of unknown layout can be read. */
export type MappingQuestion = {
  headers: { name: string; samples: string[]; guess: MappedField | null }[];
  fields: { name: MappedField; label: string; isRequired: boolean }[];
  fileNotes: string[];
};

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
  { by, dryRun }: { by: string | null; dryRun: boolean },
): Promise<SpreadsheetImportResult> {
  const sheet = await openSpreadsheet(shop, file);
  const { opened, layout } = sheet;
  if (!opened || !layout) return { question: toMappingQuestion(sheet) };
  const pieces = spreadsheetSource(toStorableText(file.name), opened, sheet);
  const source =
    layout.key === "exported-workbook" ? exportedWorkbookSource(shop, pieces, sheet) : pieces;
  const importRun = await startImport(shop, source, { by, dryRun, allOrNothing: true });
  if (!dryRun) await storeImportChoices(shop, file.answers);
  const done = importRun.done.then((report) => ({
    report,
    fileNotes: sheet.notes,
    questions: sheet.choices.questions(),
  }));
  // The sync log has the error; callers need not wait.
  done.catch(() => undefined);
  return { importRun: { syncLogId: importRun.syncLogId, layout: layout.label, done } };
}

function toMappingQuestion({ columns, notes }: Spreadsheet): MappingQuestion {
  return {
    headers: columns,
    fields: (Object.entries(MAPPED_FIELDS) as [MappedField, string][]).map(([name, label]) => ({
      name,
      label,
      isRequired: name === "name",
    })),
    fileNotes: notes,
  };
}
