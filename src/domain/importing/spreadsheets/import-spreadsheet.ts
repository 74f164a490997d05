import type { AskedQuestion, FileKind } from "#contract/importing/import-choices.ts";
import type { ImportReport } from "#contract/importing/imports.ts";
import type { Shop } from "../../shop.ts";
import { storeImportChoices } from "../choices/stored-choices.ts";
import { startImport } from "../imports/run-import.ts";
import { toStorableText } from "../storable-text.ts";
import { convertCurrency } from "../choices/convert-currency.ts";
import { fillInDetails } from "../choices/fill-in-details.ts";
import { mapLabels } from "../choices/map-labels.ts";
import type { ImportChoices } from "../choices/import-choices.ts";
import type { Source, SourceItem } from "../source.ts";
import { askKnownColumns, askSheets, askUnknownColumns } from "./ask-about-tables.ts";
import { openSpreadsheet, type ReadSpreadsheet, type SpreadsheetFile } from "./open-spreadsheet.ts";
import { exportedWorkbookSource } from "./exported-workbook/exported-workbook-source.ts";
import { openOtherKind } from "./kinds/other-kind.ts";
import type { OpenLayout, PieceResult } from "./layouts/layout.ts";
import { toText } from "./tables/cell-values.ts";
import type { Header } from "./tables/header.ts";
import { describePlace } from "./tables/list-rows.ts";

export type SpreadsheetImport = {
  syncLogId: number;
  layout: string;
  /** Settles at the end of the import, with notes about the file as a whole and what it leaves open. */
  done: Promise<{
    report: ImportReport;
    fileNotes: string[];
    kind: FileKind;
    questions: AskedQuestion[];
  }>;
};

/** What a person must answer before a file of unknown layout can be read. */
type MappingRequest = { questions: AskedQuestion[]; fileNotes: string[] };

export type SpreadsheetImportResult =
  | { mappingRequest: MappingRequest }
  | { importRun: SpreadsheetImport };

/**
 * Starts importing a spreadsheet. Its pieces are all written or none, apart from refused rows; of
 * an exported workbook also its new tags, collections, orders and subscribers. Of a list of
 * customers, orders, subscribers, redirects or posts, those; of a table of anything else, nothing. For a file of unknown layout it asks
 * what its columns hold instead.
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
  const other = openOtherKind(shop, spreadsheet, file);
  if (!other && known.length < parts.length) {
    // Proposes what was said of a file with the same columns, else a guess.
    const questions = [
      ...askSheets(sheets),
      ...askUnknownColumns(parts, spreadsheet.storedMapping),
    ];
    return { mappingRequest: { questions, fileNotes: notes() } };
  }
  const pieces = spreadsheetSource(toStorableText(file.name), known, choices);
  const [first] = parts;
  const whole =
    first.layout?.key === "exported-workbook"
      ? exportedWorkbookSource(shop, pieces, { ...spreadsheet, ...first })
      : pieces;
  const source = other ? { ...whole, read: other.read } : whole;
  const importRun = await startImport(shop, source, { by, dryRun, allOrNothing: true });
  if (!dryRun) await storeImportChoices(shop, ofColumns, file.answers);
  const done = importRun.done.then((report) => ({
    report,
    fileNotes: [...(other?.notes() ?? []), ...notes()],
    kind: other?.kind ?? ("pieces" as const),
    questions: [
      ...askSheets(sheets),
      ...askKnownColumns(
        parts.filter(({ canMap }) => canMap),
        file.answers.columns,
      ),
      ...(other?.questions() ?? []),
      ...choices.questions(other?.kind === "orders" ? "order" : "piece"),
    ],
  }));
  // The sync log has the error; callers need not wait.
  done.catch(() => undefined);
  const layout =
    other?.layout ?? [...new Set(known.map((part) => part.layout.label))].join(" and ");
  return { importRun: { syncLogId: importRun.syncLogId, layout, done } };
}

/** The rows of a refused piece as they are in the file, for a corrected import. */
type RawRows = { columns: string[]; rows: string[][] };

/**
 * A spreadsheet as a source of pieces, sheet by sheet and row by row.
 * @param label the file's name
 */
function spreadsheetSource(label: string, parts: SourcePart[], choices: ImportChoices): Source {
  return {
    kind: "spreadsheet",
    key: parts.map(({ opened }) => opened.sourceKey).find((key) => key !== null) ?? "spreadsheet",
    label,
    platformId: null,
    describeWay: () => null,
    countItems: () => null,
    // A file may hold a part of the pieces, so missing ones are not reported.
    isWhole: false,
    read: async function* (signal) {
      const columns = [...new Set(parts.flatMap(({ header }) => header.names))];
      for (const part of parts) {
        const sheet = parts.length === 1 ? "" : part.sheet;
        yield* readItems({ ...part, sheet, columns, choices }, signal);
      }
    },
  };
}

type SourcePart = { sheet: string; header: Header; opened: OpenLayout };

async function* readItems(
  {
    opened,
    header,
    sheet,
    columns,
    choices,
  }: SourcePart & { columns: string[]; choices: ImportChoices },
  signal: AbortSignal,
): AsyncGenerator<SourceItem> {
  const indexes = columns.map((name) => header.names.indexOf(name));
  for await (const result of opened.read()) {
    signal.throwIfAborted();
    const raw: RawRows = {
      columns,
      rows: result.rows.map(({ cells }) =>
        indexes.map((index) => toText(cells[index] ?? null) ?? ""),
      ),
    };
    yield { ...toItem(result, describePlace(sheet, result.rows), choices), raw };
  }
}

function toItem(result: PieceResult, where: string, choices: ImportChoices): SourceItem {
  if (result.kind === "refused")
    return { kind: "refused", where, name: result.name, reason: result.reason };
  const { currency, doubt } = result;
  const piece = fillInDetails(mapLabels(result.piece, choices), choices);
  return doubt === undefined
    ? convertCurrency({ kind: "piece", where, piece }, currency, choices)
    : { kind: "doubtful", where, piece, reason: doubt };
}
