import type { ImportReport } from "#contract/imports.ts";
import { MAPPED_FIELDS, type MappedField } from "#contract/spreadsheets.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { openSpreadsheet, type Spreadsheet, type SpreadsheetFile } from "./open-spreadsheet.ts";
import { withOwnSheets } from "./exported-workbook/exported-workbook-source.ts";
import { spreadsheetSource } from "./spreadsheet-source.ts";

export type SpreadsheetRun = {
  syncLogId: number;
  layout: string;
  /** The end of the run, with what was interpreted in the file as a whole. */
  done: Promise<{ report: ImportReport; fileNotes: string[] }>;
};

/** What has to be known before a file of a layout of its own can be read. */
export type Question = {
  headers: { name: string; samples: string[]; guess: MappedField | null }[];
  fields: { name: MappedField; label: string; isRequired: boolean }[];
  fileNotes: string[];
};

export type SpreadsheetStart = { question: Question } | { run: SpreadsheetRun };

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
): Promise<SpreadsheetStart> {
  const sheet = await openSpreadsheet(shop, file);
  const { opened, dialect } = sheet;
  if (!opened || !dialect) return { question: ask(sheet) };
  const pieces = spreadsheetSource(file.name, sheet.header, opened);
  const source = dialect.key === "own" ? withOwnSheets(shop, pieces, sheet) : pieces;
  const run = await startImport(shop, source, { by, dryRun, allOrNothing: true });
  const done = run.done.then((report) => ({ report, fileNotes: sheet.notes }));
  // Whoever waits hears of it; nobody has to.
  done.catch(() => undefined);
  return { run: { syncLogId: run.syncLogId, layout: dialect.label, done } };
}

function ask({ columns, notes }: Spreadsheet): Question {
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
