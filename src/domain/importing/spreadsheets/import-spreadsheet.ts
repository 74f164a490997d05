import type { ImportQuestions } from "#contract/import-choices.ts";
import type { ImportReport } from "#contract/imports.ts";
import { MAPPED_FIELDS, type MappedField, type ReadSheets } from "#contract/spreadsheets.ts";
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
  done: Promise<{
    report: ImportReport;
    fileNotes: string[];
    sheets: ReadSheets;
    questions: ImportQuestions;
  }>;
};

/** What a person must answer before a file of unknown layout can be read. */
export type MappingQuestion = {
  headers: { name: string; samples: string[]; guess: MappedField | null }[];
  fields: { name: MappedField; label: string; isRequired: boolean }[];
  fileNotes: string[];
  sheets: ReadSheets;
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
  const spreadsheet = await openSpreadsheet(shop, file);
  const { parts, choices, notes, sheets } = spreadsheet;
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
  if (!dryRun) await storeImportChoices(shop, file.answers);
  const done = importRun.done.then((report) => ({
    report,
    fileNotes: notes,
    sheets,
    questions: choices.questions(),
  }));
  // The sync log has the error; callers need not wait.
  done.catch(() => undefined);
  const layout = [...new Set(known.map((part) => part.layout.label))].join(" and ");
  return { importRun: { syncLogId: importRun.syncLogId, layout, done } };
}

function toMappingQuestion({ parts, notes, sheets }: Spreadsheet): MappingQuestion {
  const columns = new Map(
    parts.toReversed().flatMap((part) => part.columns.map((column) => [column.name, column])),
  );
  const names = new Set(parts.flatMap((part) => part.columns.map(({ name }) => name)));
  return {
    headers: [...names].flatMap((name) => columns.get(name) ?? []),
    fields: (Object.entries(MAPPED_FIELDS) as [MappedField, string][]).map(([name, label]) => ({
      name,
      label,
      isRequired: name === "name",
    })),
    fileNotes: notes,
    sheets,
  };
}
