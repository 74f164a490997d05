import type { ImportReport } from "#contract/imports.ts";
import { MAPPED_FIELDS, type MappedField } from "#contract/spreadsheets.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { openSpreadsheet, type Spreadsheet, type SpreadsheetFile } from "./open-spreadsheet.ts";
import { exportedWorkbookSource } from "./exported-workbook/exported-workbook-source.ts";
import { spreadsheetSource } from "./spreadsheet-source.ts";

export type SpreadsheetImport = {
  syncLogId: number;
  layout: string;
  /** The end of the run, with what was interpreted in the file as a whole. */
  done: Promise<{ report: ImportReport; fileNotes: string[] }>;
};

/** What has to be known before a file of a layout of its own can be read. */
export type MappingQuestion = {
  headers: { name: string; samples: string[]; guess: MappedField | null }[];
  fields: { name: MappedField; label: string; isRequired: boolean }[];
  fileNotes: string[];
};

export type SpreadsheetImportResult =
  | { question: MappingQuestion }
  | { importRun: SpreadsheetImport };

/**
 * Begins to import a spreadsheet: its pieces all or none, refused rows apart; of the shop's own export
 * the tags, collections, orders and subscribers that are not here yet as well. A file whose columns nobody knows is
 * answered by a question instead.
 * @throws DomainError for a file that cannot be read, conflict while another spreadsheet comes in
 */
export async function importSpreadsheet(
  shop: Shop,
  file: SpreadsheetFile,
  { by, dryRun }: { by: string | null; dryRun: boolean },
): Promise<SpreadsheetImportResult> {
  const sheet = await openSpreadsheet(shop, file);
  const { opened, layout } = sheet;
  if (!opened || !layout) return { question: toMappingQuestion(sheet) };
  const pieces = spreadsheetSource(file.name, sheet.header, opened);
  const source =
    layout.key === "exported-workbook" ? exportedWorkbookSource(shop, pieces, sheet) : pieces;
  const importRun = await startImport(shop, source, { by, dryRun, allOrNothing: true });
  const done = importRun.done.then((report) => ({ report, fileNotes: sheet.notes }));
  // Whoever waits hears of it; nobody has to.
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
